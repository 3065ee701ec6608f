import { beforeAll, expect, it } from "vitest";
import { getBlog, listBlogCategories, listBlogs, listRelatedBlogs } from "@/lib/blogs/queries";
import { api } from "./api";
import { call, callAs, succeed } from "./call";
import { at } from "./clock";
import { addBlog, clearContent } from "./records";

let scheduled: number;

beforeAll(async () => {
  await clearContent();
  await addBlog({ title: { en: "Old" }, posting_date: new Date("2026-01-05") });
  await addBlog({ title: { en: "New" }, posting_date: new Date("2026-05-05"), category: "Food" });
  await addBlog({ title: { en: "Middle" }, posting_date: new Date("2026-03-05") });
  ({ id: scheduled } = await addBlog({
    title: { en: "Soon" },
    posting_date: new Date("2026-06-15"),
    category: "Secret",
  }));
});

const titles = async (query = "") =>
  (await succeed<{ data: { title_en: string }[] }>(call(api.listBlogs, `/api/blogs${query}`))).data.map(
    ({ title_en }) => title_en,
  );

//
it("lists published blogs, newest first, a page at a time", async () => {
  at("2026-06-01 07:00:00");
  expect(await titles()).toEqual(["New", "Middle", "Old"]);
  expect(await titles("?per_page=2&page=2")).toEqual(["Old"]);
  expect(await titles("?page=7")).toEqual([]);
  expect(await titles("?category=Food")).toEqual(["New"]);
  expect(await titles("?category=Nothing")).toEqual([]);
});

//
it("shows a scheduled blog from the beginning of its day in Bangkok", async () => {
  const status = async () => (await callAs(null, api.getBlog, { id: scheduled })).status;
  at("2026-06-14 23:59:59.999");
  expect([await status(), await titles("?category=Secret"), await listBlogCategories()]).toEqual([
    404,
    [],
    ["Tips", "Food"],
  ]);
  at("2026-06-15 00:00:00");
  expect([await status(), await titles("?category=Secret")]).toEqual([200, ["Soon"]]);
});

//
it("shows staff what is scheduled", async () => {
  at("2026-06-01 07:00:00");
  expect(await getBlog(scheduled, { includeHidden: true })).toMatchObject({ title: { en: "Soon" } });
  const { pagination } = await listBlogs({ page: 1, perPage: 9, includeHidden: true });
  expect(pagination.total).toBe(4);
});

it("relates blogs of the same category first, never itself or scheduled ones", async () => {
  at("2026-06-01 07:00:00");
  const { blogs } = await listBlogs({ page: 1, perPage: 9, category: "Tips" });
  const [middle] = blogs;
  const related = middle ? await listRelatedBlogs(middle) : [];
  expect(related.map(({ title }) => title.en)).toEqual(["Old", "New"]);
});
