import { defineController } from "./controller";
import { headerBarMark } from "./controller-marks";

const solidAfter = 10;

/** Makes the bar solid once the page has scrolled 10 px. The text of a solid bar is dark. */
export const headerBarController = defineController(headerBarMark, (bar, isLight) => {
  const update = () => {
    const isSolid = window.scrollY > solidAfter;
    bar.toggleAttribute("data-solid", isSolid);
    bar.toggleAttribute("data-light", isLight && !isSolid);
  };
  update();
  window.addEventListener("scroll", update, { passive: true });
  return () => window.removeEventListener("scroll", update);
});
