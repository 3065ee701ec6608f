import { defineController } from "./controller";
import { stickyMark } from "./controller-marks";

/** Tells the styles the height of the element, so that a tall one scrolls until its end is visible. */
export const stickyController = defineController(stickyMark, (element) => {
  const observer = new ResizeObserver(() => {
    element.style.setProperty("--aside-height", `${element.offsetHeight}px`);
  });
  observer.observe(element);
  return () => observer.disconnect();
});
