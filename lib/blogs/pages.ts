import { hideIn, type PublicPage, translatedPage, wholePage } from "../core/pages/public-page";
import type { BlogListState } from "./list-state";
import { blogPath, blogsPath } from "./paths";
import type { Blog } from "./schema";

export function blogPage(blog: Pick<Blog, "id" | "title">): PublicPage {
  return translatedPage(blog.title, (language) => blogPath(language, blog));
}

/** The plain list is the canonical page of searches and categories. Empty lists are noindex. */
export function blogListPage(state: BlogListState, total: number): PublicPage {
  const page = wholePage((language) => blogsPath(language, state));
  if (state.search || state.category) {
    return hideIn({ ...page, canonicals: wholePage((language) => blogsPath(language)).paths });
  }
  return total > 0 ? page : hideIn(page);
}
