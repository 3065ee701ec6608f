import { preloadFonts } from "@/components/site/layout/preload-fonts";

export function preloadCyrillic(): void {
  preloadFonts("ru");
}
