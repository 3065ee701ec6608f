"use client";

import { useEffect } from "react";
import { filterFormMark } from "@/components/site/tours/filter-marks";
import { hydrated } from "@/lib/core/browser/hydrated";
import { defineLazyController, startControllers } from "./controller";
import { floatingLinkMark } from "./controller-marks";
import { currencyController } from "./currency";
import { disclosureController } from "./disclosure";
import { hashScrollController } from "./hash-scroll";
import { headerBarController } from "./header-bar";
import { linkController, pendingLinkController } from "./links";
import { chipRowController, listMemoryController, listReturnController } from "./list-memory";
import { ownDayController } from "./own-day";
import { pageLanguageController } from "./page-language";
import { stickyController } from "./sticky";

const filtersController = defineLazyController(filterFormMark, async () => {
  const { connectFilterForm } = await import("./filters");
  return connectFilterForm;
});

const floatingLinkController = defineLazyController(floatingLinkMark, async () => {
  const { fadeWhileCovering } = await import("./floating-link");
  return fadeWhileCovering;
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
