import { describe, expect, it } from "vitest";
import { listBlogCategories, listRelatedBlogs } from "@/lib/blogs/queries";
import { db } from "@/lib/core/db";
import { listCurrentPromos } from "@/lib/promos/queries";
import { ogImageResponse } from "@/lib/registry/crawlers/og-image";
import { pagesOfPart, sitemapParts } from "@/lib/registry/crawlers/sitemap";
import { getTour } from "@/lib/tours/queries";
import { changeCollector } from "@/server/indexnow/changed-addresses";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { blogForm, promoForm } from "./bodies";
import { callAs } from "./call";
import { addBlog, addTour, storedLines } from "./records";

const admin = adminOfFile();

const change = { _method: "PUT" };
const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

describe("a draft of a blog", () => {
  //
  it("is seen by staff alone, until it is published", async () => {
    const shown = await addBlog({ category: "Other" });
    const form = blogForm({ category: "Tips", published: "false" });
    const made = await callAs(admin, api.createBlog, { form });
    expect(made).toMatchObject({ status: 201, body: { published: false } });
    const id = idOf(made);
    const seen = async () => ({
      visitor: (await callAs(null, api.getBlog, { id })).status,
      staff: (await callAs(admin, api.getBlog, { id })).status,
      listed: ((await callAs(null, api.listBlogs)).body as { data: object[] }).data.length,
      categories: await listBlogCategories(),
      related: (await listRelatedBlogs({ id: shown.id, category: "Tips" })).map((blog) => blog.id),
    });
    const hidden = {
      visitor: 404,
      staff: 200,
      listed: 1,
      categories: ["Other"],
      related: [],
    };
    expect(await seen()).toEqual(hidden);
    await callAs(admin, api.updateBlog, { id, form: { ...change, published: "true" } });
    expect(await seen()).toMatchObject({ visitor: 200, listed: 2, related: [id] });
    await callAs(admin, api.updateBlog, { id, form: { ...change, published: "false" } });
    expect(await seen()).toEqual(hidden);
  });

  it("is named to no search engine, until it is published", async () => {
    const collect = changeCollector();
    const { id } = await addBlog({ published: false });
    const part = `blogs-${Math.ceil(id / 1000)}`;
    const image = `${id}-en-${"0".repeat(16)}.jpg`;
    const request = new Request("http://localhost", { method: "HEAD" });
    const named = async () => {
      const listed: string[] = [];
      for await (const { page } of pagesOfPart(part) ?? []) listed.push(page.canonicals.en);
      return {
        listed: listed.filter((address) => address.endsWith(`-${id}`)).length,
        announced: (await collect()).length,
        image: await ogImageResponse("blog", image, request).then(
          ({ status }) => status,
          ({ status }) => status,
        ),
      };
    };
    const changed = async () => (await sitemapParts(new Date())).find(({ name }) => name === part)?.changed;
    const before = await changed();
    expect(await named()).toEqual({ listed: 0, announced: 0, image: 404 });
    await db().blog.update({ where: { id }, data: { updated_at: new Date() } });
    expect(await changed()).toEqual(before);
    await callAs(admin, api.updateBlog, { id, form: { ...change, published: "true" } });
    expect(await named()).toEqual({ listed: 1, announced: 1, image: 307 });
    expect(await changed()).not.toEqual(before);
    await callAs(admin, api.updateBlog, { id, form: { ...change, published: "false" } });
    expect(await named()).toEqual({ listed: 0, announced: 0, image: 404 });
    expect(await changed()).toEqual(before);
  });
});

describe("a draft of a promo", () => {
  //
  it("is seen by staff alone and changes no price, until it is published", async () => {
    const tour = await addTour({ prices: storedLines({ Adult: 1500 }) });
    const form = promoForm({ tour_id: String(tour.id), tour_price: "900", published: "false" });
    const made = await callAs(admin, api.createPromo, { form });
    expect(made).toMatchObject({ status: 201, body: { published: false } });
    const id = idOf(made);
    const seen = async () => [
      (await callAs(null, api.getPromo, { id })).status,
      ((await callAs(null, api.listPromos)).body as object[]).length,
      ((await callAs(admin, api.listPromos)).body as object[]).length,
      (await listCurrentPromos(new Date())).length,
      (await getTour(tour.id))?.calendar.promos.length,
    ];
    expect(await seen()).toEqual([404, 0, 1, 0, 0]);
    await callAs(admin, api.updatePromo, { id, form: { ...change, published: "true" } });
    expect(await seen()).toEqual([200, 1, 1, 1, 1]);
  });
});
