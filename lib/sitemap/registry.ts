import "server-only";
import { changedAt } from "../blogs/days";
import { blogPage } from "../blogs/pages";
import { listBlogAddresses } from "../blogs/queries";
import { newest } from "../newest";
import type { ListedPage } from "../public-page";
import { storageUrl } from "../storage/sources";
import { isKind, type Kind, kindOf, kinds } from "../tours/kinds";
import { tourPage } from "../tours/pages";
import { listTourAddresses } from "../tours/queries";
import { listPages } from "./list-pages";
import { idsOfPart, readSections } from "./sections";

/** A part of the sitemap, named by what it lists and a number from 1: `tours-3`. */
export interface SitemapPart {
  name: string;
  changed: Date | null;
}

/** Tours that are held in memory at a time. */
const portion = 250;

/** The parts that have anything to list. */
export async function sitemapParts(now: Date): Promise<SitemapPart[]> {
  const sections = await readSections(now);
  const lists = await listPages(now, sections);
  const pages = lists.reduce((sum, { length }) => sum + length, 0);
  const changed = newest(lists.map((list) => list.changed));
  return [
    ...Array.from({ length: Math.ceil(pages / idsOfPart) }, (_, index) => ({
      name: `pages-${index + 1}`,
      changed,
    })),
    ...sections.tours.map(({ tour_type, number, ...rest }) => ({
      name: `${kindOf(tour_type)}-${number}`,
      changed: rest.changed,
    })),
    ...sections.blogs.map(({ number, ...rest }) => ({ name: `blogs-${number}`, changed: rest.changed })),
  ];
}

async function* pagesOfLists(first: number, last: number): AsyncGenerator<ListedPage> {
  const now = new Date();
  let index = 0;
  for (const { length, changed, pageAt } of await listPages(now, await readSections(now))) {
    const begin = Math.max(first - index, 1);
    for (let number = begin; number <= Math.min(length, last - index); number += 1) {
      yield { page: pageAt(number), changed, images: [] };
    }
    index += length;
  }
}

async function* pagesOfTours(kind: Kind, first: number, last: number): AsyncGenerator<ListedPage> {
  for (let after = first - 1; ; ) {
    const tours = await listTourAddresses(kinds[kind].type, { after, until: last, limit: portion });
    for (const tour of tours) {
      yield { page: tourPage(tour), changed: tour.updated_at, images: tour.images.map(storageUrl) };
    }
    const end = tours.at(-1);
    if (!end || tours.length < portion) return;
    after = end.id;
  }
}

async function* pagesOfBlogs(first: number, last: number): AsyncGenerator<ListedPage> {
  for (const blog of await listBlogAddresses({ after: first - 1, until: last })) {
    yield {
      page: blogPage(blog),
      changed: changedAt(blog),
      images: blog.file ? [storageUrl(blog.file.path)] : [],
    };
  }
}

/** The pages that a part lists; null where no part can have that name. */
export function pagesOfPart(name: string): AsyncGenerator<ListedPage> | null {
  const [, of = "", number] = /^([a-z-]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const last = Number(number) * idsOfPart;
  const first = last - idsOfPart + 1;
  if (of === "pages") return pagesOfLists(first, last);
  if (of === "blogs") return pagesOfBlogs(first, last);
  return isKind(of) ? pagesOfTours(of, first, last) : null;
}
