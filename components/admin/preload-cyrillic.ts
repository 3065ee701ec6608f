import { preloadFonts } from "@/components/layout/preload-fonts";

/** For pages with Russian texts. */
export function preloadCyrillic(): void {
  preloadFonts("ru");
}
