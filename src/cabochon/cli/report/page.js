"use strict";
(() => {
  const store = document.getElementById("games");
  if (!store) return;
  const { games, place } = JSON.parse(store.textContent);
  const [game, step, picture, caption, where, replay] = ["game", "step", "picture", "caption", "place", "replay"].map(
    (id) => document.getElementById(id),
  );
  const [pictures, shown] = [document.getElementById("store").content, document.getElementById("shown")];
  const buttons = [...replay.querySelectorAll("[data-step]")];

  // The parts of a picture, and theirs, are taken from the store when it is shown.
  const take = (id, taken) => {
    if (taken.has(id)) return;
    const part = pictures.getElementById(id).cloneNode(true);
    taken.set(id, part);
    for (const use of [part, ...part.querySelectorAll("use")]) {
      const name = use.getAttribute("href")?.slice(1);
      if (name && pictures.getElementById(name)) take(name, taken);
    }
  };

  const show = (number) => {
    const { positions, labels, captions } = games[game.value];
    const last = positions.length - 1;
    const at = Math.min(Math.max(number, 0), last);
    step.max = last;
    step.value = at;
    const taken = new Map();
    take(positions[at], taken);
    shown.replaceChildren(...taken.values());
    picture.querySelector("use").setAttribute("href", `#${positions[at]}`);
    picture.setAttribute("aria-label", labels[at]);
    caption.textContent = captions[at];
    where.textContent = place.replace("%n", at + 1).replace("%t", last + 1);
    step.setAttribute("aria-valuetext", where.textContent);
    for (const button of buttons) {
      const back = ["first", "previous"].includes(button.dataset.step);
      button.setAttribute("aria-disabled", at === (back ? 0 : last));
    }
  };
  const target = (name) =>
    ({ first: 0, previous: Number(step.value) - 1, next: Number(step.value) + 1, last: Infinity })[name];

  for (const button of buttons) button.addEventListener("click", () => show(target(button.dataset.step)));
  step.addEventListener("input", () => show(Number(step.value)));
  game.addEventListener("change", () => show(0));
  replay.addEventListener("keydown", (event) => {
    const name = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    // The list and the slider have these keys already.
    if (!name || event.ctrlKey || event.altKey || event.metaKey || [game, step].includes(event.target)) return;
    event.preventDefault();
    show(target(name));
  });
  show(Number(step.value));
})();
