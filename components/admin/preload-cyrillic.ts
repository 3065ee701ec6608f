import { preload } from "react-dom";

/** For pages with Russian texts: by its `font-display` the font is used only if it arrives in time. */
export function preloadCyrillic(): void {
  preload("/fonts/onest-5.3.1-cyrillic.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
