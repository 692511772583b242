// Browsers start no workers for a page that is read from a file: there the search works in a frame.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.ready = new Promise((resolve) => {
        const load = () => {
          const script = this.frame.contentDocument.createElement("script");
          script.addEventListener("load", resolve);
          script.src = url;
          this.frame.contentWindow.postMessage = (data) =>
            this.dispatchEvent(new MessageEvent("message", { data }));
          this.frame.contentDocument.body.append(script);
        };
        this.frame.addEventListener("load", load, { once: true });
      });
      document.body.append(this.frame);
    }

    postMessage(data) {
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
