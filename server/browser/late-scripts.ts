import { hydrated } from "@/lib/core/browser/hydrated";

/** Starts the scripts of `data-late` after the first picture or at an earlier touch, and repeats a click that came too early. */
const { late = "" } = (document.currentScript as HTMLScriptElement).dataset;

/** The addresses that are not asked for yet. */
let addresses = late.split(" ");

let clicked: HTMLElement | undefined;

function load(address: string, left: number) {
  const element = document.createElement("script");
  element.src = address;
  document.head.append(element);
  element.onerror = () => {
    element.remove();
    if (left) setTimeout(load, 2_000, address, left - 1);
  };
}

function start() {
  for (const address of addresses) load(address, 5);
  addresses = [];
}

function keepClick(event: Event) {
  const button = (event.target as Element).closest<HTMLElement>("button[type=button]");
  if (!button) return;
  event.stopImmediatePropagation();
  delete clicked?.dataset.waiting;
  clicked = button;
  button.dataset.waiting = "";
}

function repeatClick() {
  removeEventListener("click", keepClick, true);
  delete clicked?.dataset.waiting;
  clicked?.click();
}

for (const type of ["pointerdown", "keydown"])
  addEventListener(type, start, { capture: true, passive: true, once: true });
addEventListener("click", keepClick, true);
addEventListener(hydrated, repeatClick, { once: true });
// The browser draws in the frame after `load`.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
setTimeout(start, 4_000);
