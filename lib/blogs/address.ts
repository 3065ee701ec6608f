import { defineAddress, firstValues, sentUrl } from "../core/pages/address";
import { slugId } from "../core/pages/slug";
import { type BlogListState, readBlogListState } from "./list-state";
import { blogsPath } from "./paths";

export const blogAddress = defineAddress<{ id: number }>({
  route: "/blogs/[slug]",
  read({ segments: { slug = "" } }) {
    const id = slugId(slug);
    return { params: id === null ? null : { id } };
  },
});

const parameters = ["search", "category", "page"] as const;

export const blogListAddress = defineAddress<{ state: BlogListState }>({
  route: "/blogs",
  read({ language, pathname, query }) {
    const read = readBlogListState(firstValues(query, parameters));
    const refused = { url: sentUrl(pathname, query, parameters), keep: false };
    if (!read) return { params: null, ...refused };
    const { firstPage, ...state } = read;
    if (firstPage) return { params: { state }, ...refused };
    const keep = state.search === "" && state.category === "";
    return { params: { state }, url: blogsPath(language, state), keep };
  },
});
