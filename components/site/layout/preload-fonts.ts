import { preload } from "react-dom";
import { alphabets, type Language } from "@/lib/core/i18n/languages";
import files from "./font-files.json";

/** Preloads the fonts of a language. `font-display` uses a font only if it arrives in time. */
export function preloadFonts(language: Language): void {
  for (const alphabet of alphabets[language]) {
    preload(files[alphabet], { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}

export function preloadCyrillic(): void {
  preloadFonts("ru");
}
