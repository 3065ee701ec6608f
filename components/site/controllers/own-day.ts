import { tripFoldMark, tripOpenMark } from "@/components/site/trip/trip-marks";
import { readTripText } from "@/lib/core/browser/web-storage";
import { whenShown } from "@/lib/core/browser/when-shown";
import { defineController } from "./controller";
import { pageMark } from "./controller-marks";

/** The address of a list says something of a visitor's day, guests or place. */
const named = /[?&](?:date|adults|children|stay)=./;

/**
 * Loads the code of a visitor's own day where a day is known, or when its form is touched. Until then, and without a script, the
 * form is a plain form.
 */
export const ownDayController = defineController(pageMark, (_, language) => {
  let isLoaded = false;
  const load = async () => {
    const { startTrip } = await import("@/components/site/trip/own-day");
    isLoaded = true;
    return startTrip(language);
  };
  const prepare = () => void load().catch(() => undefined);
  const fold = tripFoldMark.find();
  const handleClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element && fold?.contains(target))) return;
    if (!tripOpenMark.closest(target)) {
      // Later presses are the loaded code's own.
      if (!isLoaded) load().then(({ step }) => step(target), prepare);
      return;
    }
    event.preventDefault();
    load().then(
      ({ open }) => open(),
      () => fold.toggleAttribute("open"),
    );
  };
  // The form moves into a sheet outside of its fold.
  document.addEventListener("click", handleClick);
  for (const event of ["pointerenter", "focusin", "input"])
    fold?.addEventListener(event, prepare, { once: true });
  const end = whenShown(() => {
    if (readTripText() || named.test(window.location.search)) prepare();
    return undefined;
  });
  return () => {
    end();
    document.removeEventListener("click", handleClick);
  };
});
