import type { FlatText } from "../i18n/flat-texts";
import { blogPath, blogsPath } from "../i18n/paths";
import { hideIn, type PublicPage, translatedPage, wholePage } from "../public-page";
import type { BlogListState } from "./list-state";
import type { Blog } from "./schema";
import { blogTitle } from "./texts";

/** The page of an article. */
export function blogPage(blog: Pick<Blog, "id" | keyof FlatText<"title", unknown>>): PublicPage {
  return translatedPage(blogTitle(blog), (language) => blogPath(language, blog));
}

/** A page of the list of `total` articles. The plain list stands for searches and topics; an empty one is no search engine's. */
export function blogListPage(state: BlogListState, total: number): PublicPage {
  const page = wholePage((language) => blogsPath(language, state));
  if (state.search || state.category) {
    return hideIn({ ...page, canonicals: wholePage((language) => blogsPath(language)).paths });
  }
  return total > 0 ? page : hideIn(page);
}
