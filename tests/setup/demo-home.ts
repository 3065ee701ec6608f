import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Language } from "@/lib/core/i18n/languages";
import { type HomeCreate, homeCreateSchema } from "@/lib/home/fields";

/** The home page of the demo content, in the form of a request. */
export const demoHome = homeCreateSchema.parse(
  parse(readFileSync("prisma/demo/home.yaml", "utf8")),
) as Required<HomeCreate>;

export function demoSlideTitles(language: Language): string[] {
  return demoHome.slides.map(({ title }) => title[language] ?? "");
}
