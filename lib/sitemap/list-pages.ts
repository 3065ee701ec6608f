import "server-only";
import { blogsPerPage } from "../blogs/list-state";
import { blogListPage } from "../blogs/pages";
import { homePage } from "../home/pages";
import { languages } from "../i18n/languages";
import { newest } from "../newest";
import { hideIn, type PublicPage } from "../public-page";
import { leavesOut } from "../seo/leaves-out";
import { getSeoContent } from "../seo/queries";
import type { SeoPage } from "../seo/schema";
import { kindPaths, kinds } from "../tours/kinds";
import { toursPerPage } from "../tours/list-state";
import { tourListPage } from "../tours/pages";
import { homeChange, type Section, type Sections, seoChanges } from "./sections";

/** Pages of one list, or the home page alone. */
export interface PageSequence {
  seoPage: SeoPage;
  length: number;
  changed: Date | null;
  pageAt: (number: number) => PublicPage;
}

const plain = { search: "", category: "", tag: null };

function total(sections: Section[]): number {
  return sections.reduce((sum, { count }) => sum + count, 0);
}

function sequence(
  seoPage: SeoPage,
  sections: Section[],
  perPage: number,
  pageOf: (page: number, total: number) => PublicPage,
): PageSequence {
  const count = total(sections);
  return {
    seoPage,
    length: Math.ceil(count / perPage),
    changed: newest(sections.map(({ changed }) => changed)),
    pageAt: (number) => pageOf(number, count),
  };
}

async function sequences(now: Date, { tours, blogs }: Sections): Promise<PageSequence[]> {
  const home = await homeChange(now);
  return [
    { seoPage: "home", length: 1, changed: home, pageAt: homePage },
    ...kindPaths.map((kind) => {
      const { type, seoPage } = kinds[kind];
      const own = tours.filter(({ tour_type }) => tour_type === type);
      return sequence(seoPage, own, toursPerPage, (page, count) =>
        tourListPage(kind, { ...plain, page }, count),
      );
    }),
    sequence("blogs", blogs, blogsPerPage, (page, count) => blogListPage({ ...plain, page }, count)),
  ];
}

/** The home page and the pages of all lists, in one order, without the records that they show. */
export async function listPages(now: Date, sections: Sections): Promise<PageSequence[]> {
  const [all, written, changes] = await Promise.all([
    sequences(now, sections),
    getSeoContent(),
    seoChanges(),
  ]);
  return all.map(({ seoPage, changed, pageAt, length }) => {
    const hidden = languages.filter((language) => leavesOut(written[seoPage][language].robots));
    return {
      seoPage,
      length,
      changed: newest([changed, changes[seoPage]]),
      pageAt: (number) => hideIn(pageAt(number), hidden),
    };
  });
}
