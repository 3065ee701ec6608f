import "server-only";
import { blogListPreview, blogPreview } from "../blogs/preview";
import { getBlog } from "../blogs/queries";
import { homePreview } from "../home/preview";
import type { Language } from "../i18n/languages";
import { isKind } from "../tours/kinds";
import { tourListPreview, tourPreview } from "../tours/preview";
import { getTour } from "../tours/queries";
import type { Preview } from "./preview";

function ofList(name: string, language: Language): Preview | null {
  if (name === "home") return homePreview(language);
  if (name === "blogs") return blogListPreview(language);
  return isKind(name) ? tourListPreview(name, language) : null;
}

/** What the link to a page shows: `tour` and `blog` by id, `page` by name; null where there is no such page. */
export async function findPreview(of: string, name: string, language: Language): Promise<Preview | null> {
  if (of === "page") return ofList(name, language);
  const id = /^[1-9]\d{0,9}$/.test(name) ? Number(name) : 0;
  if (of === "tour") {
    const tour = await getTour(id);
    return tour && tourPreview(tour, language);
  }
  if (of !== "blog") return null;
  const blog = await getBlog(id);
  return blog && blogPreview(blog, language);
}
