import type { Language } from "@/lib/core/i18n/languages";
import { type HomeCreate, homeCreateSchema } from "@/lib/home/fields";
import { homeInput, readDemoHome } from "@/prisma/demo-content";

const home = readDemoHome();

/** The home page of the demo content in the form of a request, with `picture` in place of every picture. */
export function demoHomeWith(picture: string | null): Required<HomeCreate> {
  return homeCreateSchema.parse(homeInput(home, () => picture)) as Required<HomeCreate>;
}

export const demoHome = demoHomeWith(null);

export function demoSlideTitles(language: Language): string[] {
  return demoHome.slides.map(({ title }) => title[language] ?? "");
}
