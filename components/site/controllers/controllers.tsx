"use client";

import { useEffect } from "react";
import { chipRowMark, filterFormMark } from "@/components/site/tours/tour-marks";
import { hydrated } from "@/lib/core/browser/hydrated";
import { defineLazyController, startControllers } from "./controller";
import { disclosureMark, floatingLinkMark, pageMark, stickyMark } from "./controller-marks";
import { currencyController } from "./currency";
import { headerBarController } from "./header-bar";
import { linkController, pendingLinkController } from "./links";
import { listMemoryController, listReturnController } from "./list-memory";
import { ownDayController } from "./own-day";
import { pageLanguageController } from "./page-language";

const disclosureController = defineLazyController(disclosureMark, async () => {
  const { closeWhenLeft } = await import("./disclosure");
  return closeWhenLeft;
});

const filtersController = defineLazyController(filterFormMark, async () => {
  const { connectFilterForm } = await import("./filters");
  return connectFilterForm;
});

const floatingLinkController = defineLazyController(floatingLinkMark, async () => {
  const { fadeWhileCovering } = await import("./floating-link");
  return fadeWhileCovering;
});

const chipRowController = defineLazyController(chipRowMark, async () => {
  const { showChosenChip } = await import("./scrolling");
  return showChosenChip;
});

const hashScrollController = defineLazyController(pageMark, async () => {
  const { scrollToHash } = await import("./scrolling");
  return scrollToHash;
});

const stickyController = defineLazyController(stickyMark, async () => {
  const { tellHeight } = await import("./scrolling");
  return tellHeight;
});

const controllers = [
  headerBarController,
  disclosureController,
  chipRowController,
  listMemoryController,
  listReturnController,
  filtersController,
  stickyController,
  floatingLinkController,
  pageLanguageController,
  currencyController,
  hashScrollController,
  linkController,
  pendingLinkController,
  ownDayController,
];

/** Starts the scripts of the parts that the server drew. The last component of a layout, because its event says that all controls work. */
export function Controllers() {
  useEffect(() => {
    const end = startControllers(controllers);
    // `server/browser/late-scripts.ts` repeats an earlier tap now.
    window.dispatchEvent(new Event(hydrated));
    return end;
  }, []);
  return null;
}
