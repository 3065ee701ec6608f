import { linePriceMark, pricePartMark } from "@/components/site/rates/day-price-marks";
import { quoteMark } from "@/components/site/trip/trip-marks";
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
const steps = [0, 1 / 4, 2 / 4, 3 / 4, 1];

/** An amount of a currency that has a sign or a short name: `THB 1,900`, `Rp 1.000.000`, `5 700 ₽`. */
const amount = /(?<!\p{L})(?:\p{Lu}{2,4}|Rp)\s\d|[฿$€₽]\s?\d|\d\s[฿$€₽]/u;

const amountMarks = [pricePartMark, linePriceMark, quoteMark];

/** Tells whether an element shows an amount. The marks know amounts in a currency with a longer name. */
function showsAmount(element: Element): boolean {
  const isMarked = amountMarks.some((mark) => mark.closest(element) !== null);
  return isMarked || [...element.childNodes].some((node) => node instanceof Text && amount.test(node.data));
}

/**
 * Returns whether `element` lies over an element that nothing may float over, or the chat button over an amount. The wide way to the plan
 * may rest on an amount, because a guest could not reach the plan from a list of prices.
 */
function covers(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isChat = element instanceof HTMLAnchorElement;
  const isKept = (each: Element) => {
    if (element.contains(each)) return false;
    const nearest = floatMark.closest(each, controls);
    return (nearest !== null && floatMark.read(nearest) !== "cover") || (isChat && showsAmount(each));
  };
  // The right and the lower edge lie outside the link.
  const at = (start: number, size: number) => (part: number) => start + (size - 1) * part;
  const [xs, ys] = [steps.map(at(x, width)), steps.map(at(y, height))];
  return xs.some((left) => ys.some((top) => document.elementsFromPoint(left, top).some(isKept)));
}

/** Fades the first child of the element while the child would cover an amount, a field, a badge or a button. */
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
