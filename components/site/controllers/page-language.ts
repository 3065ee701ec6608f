import { whenShown } from "@/lib/core/browser/when-shown";
import { yearSeconds } from "@/lib/core/durations";
import { languageCookie } from "@/lib/core/i18n/languages";
import { defineController } from "./controller";
import { pageMark } from "./controller-marks";

/** Stores the page's language in the browser, so that public HTML needs no `Set-Cookie`. */
export const pageLanguageController = defineController(pageMark, (_, language) =>
  whenShown(() => {
    document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
    return undefined;
  }),
);
