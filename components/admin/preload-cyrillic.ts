import { preload } from "react-dom";

/** For pages with Russian texts: the font shows at once or, by its `font-display`, not at all. */
export function preloadCyrillic(): void {
  preload("/fonts/onest-5.3.1-cyrillic.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
