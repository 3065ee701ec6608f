import { describe, expect, it } from "vitest";
import { readBlogListState } from "@/lib/blogs/list-state";

describe("the address of the list of articles", () => {
  it("says which page, search and category", () => {
    expect(readBlogListState({ page: "2", search: " ferry ", category: "Planning" })).toEqual({
      page: 2,
      firstPage: false,
      search: "ferry",
      category: "Planning",
    });
  });

  it("is the plain first page without them", () => {
    expect(readBlogListState({})).toEqual({ page: 1, firstPage: false, search: "", category: "" });
  });

  it("has no page 1 spelt out", () => {
    expect(readBlogListState({ page: "1" })).toMatchObject({ page: 1, firstPage: true });
  });

  it.each(["0", "-1", "abc", "1.5", "01", ""])("knows no page %j", (page) => {
    expect(readBlogListState({ page })).toBeNull();
  });

  it("takes the first of several values", () => {
    expect(readBlogListState({ search: ["a", "b"] })).toMatchObject({ search: "a" });
  });
});
