"use client";

import { useEffect } from "react";
import { hydrated } from "@/lib/core/browser/hydrated";
import { startControllers } from "./controller";
import { currencyController } from "./currency";
import { disclosureController } from "./disclosure";
import { filtersController } from "./filters";
import { floatingLinkController } from "./floating-link";
import { hashScrollController } from "./hash-scroll";
import { headerBarController } from "./header-bar";
import { linkController, pendingLinkController } from "./links";
import { chipRowController, listMemoryController, listReturnController } from "./list-memory";
import { ownDayController } from "./own-day";
import { pageLanguageController } from "./page-language";
import { stickyController } from "./sticky";

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
