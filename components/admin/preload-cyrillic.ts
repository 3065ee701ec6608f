import { preloadFonts } from "@/components/layout/preload-fonts";

export function preloadCyrillic(): void {
  preloadFonts("ru");
}
