/** The browser's own notices, which are seen where the page is not. */

/** Whether this browser has them at all; only pages that come by https do. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Asks for leave, where it was not given or refused before; whether there is leave now. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Says something outside of the page; pressing it leads back to where it was said. */
export async function notify(title: string, text: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const options = { body: text, tag: location.pathname, icon: "/icon-192.png" };
  // Phones know no other way than by the service worker, which then hears of the press.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, { ...options, data: location.pathname });
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
