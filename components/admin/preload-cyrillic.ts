import { preloadFonts } from "@/components/layout/preload-fonts";

/** Preloads the fonts of pages with Russian texts. */
export function preloadCyrillic(): void {
  preloadFonts("ru");
}
