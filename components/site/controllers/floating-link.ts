import { floatMark } from "@/lib/core/browser/float-mark";

/** Elements that nothing may float over unless their mark allows it. The link of a card spans the whole card, and may be covered. */
const controls = [
  "form",
  "fieldset",
  "input",
  "select",
  "output",
  "summary",
  "button",
  "a",
  "h1",
  "h2",
  "h3",
];

/** Milliseconds between an event and the look below the link: the hit tests must delay no tap and no frame of a scroll. */
const delay = 150;

/** Where the hit tests are made, as parts of the link's width and height: closer to each other than a line of text is high. */
const steps = [0, 1 / 3, 2 / 3, 1];

/** Returns whether `element` lies over an element that nothing may float over. */
function covers(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isKept = (each: Element) => {
    const nearest = element.contains(each) ? null : floatMark.closest(each, controls);
    return nearest !== null && floatMark.read(nearest) !== "cover";
  };
  return steps.some((across) =>
    steps.some((down) => document.elementsFromPoint(x + width * across, y + height * down).some(isKept)),
  );
}

/** Fades the first child of the element while the child would cover a field, a badge or a button. */
export function fadeWhileCovering(element: HTMLElement): (() => void) | undefined {
  const floating = element.firstElementChild;
  if (!floating) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    element.toggleAttribute("data-covering", covers(floating));
  };
  const update = () => {
    timer ??= setTimeout(look, delay);
  };
  const size = new ResizeObserver(update);
  size.observe(document.body);
  const causes = ["scroll", "resize", "click", "transitionend"];
  for (const cause of causes) window.addEventListener(cause, update, { passive: true });
  return () => {
    clearTimeout(timer);
    size.disconnect();
    for (const cause of causes) window.removeEventListener(cause, update);
  };
}
