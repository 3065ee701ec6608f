import { describe, expect, it } from "vitest";
import { readMarkdownPage } from "@/lib/assistants/markdown-pages";
import { findOwnPage, listOwnPageLinks, searchOwnPages } from "@/lib/own-pages/queries";
import { pagesOfPart } from "@/lib/registry/crawlers/sitemap";
import { sitemapPartXml } from "@/lib/registry/crawlers/sitemap-xml";
import { findEverything } from "@/lib/search/queries";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs, succeed } from "./call";
import { raisedKeys } from "./raised-keys";
import { addPicture } from "./records";

const admin = adminOfEachTest();

const boats = {
  title: { en: "Our boats", id: "Kapal kami", ru: "Наши лодки" },
  content_en: "<h1>Fleet</h1><p>Two catamarans.</p>",
  content_ru: "<p>Два катамарана.</p>",
  address: "our-boats",
  placement: "menu",
};

const create = (json: object = {}) => callAs(admin, api.createOwnPage, { json: { ...boats, ...json } });
const put = (id: number, json: object) => callAs(admin, api.updateOwnPage, { id, json });
const add = async (json: object = {}) => succeed<{ id: number; updated_at: string }>(create(json));

describe("an own page", () => {
  //
  it("is read at its address with cleaned HTML, in the order of the menu", async () => {
    const { id } = await add({ content_id: "<p>Dua katamaran.</p><script>alert(1)</script>", position: 2 });
    await add({ address: "how-to-find-us", position: 1, placement: "footer" });
    await add({ address: "partners", placement: "none" });
    expect(await findOwnPage("our-boats")).toMatchObject({
      id,
      title: boats.title,
      content: {
        en: "<h2>Fleet</h2><p>Two catamarans.</p>",
        id: "<p>Dua katamaran.</p>",
        ru: boats.content_ru,
      },
    });
    expect((await listOwnPageLinks()).map(({ address, placement }) => [address, placement])).toEqual([
      ["how-to-find-us", "footer"],
      ["our-boats", "menu"],
      ["partners", "none"],
    ]);
  });

  //
  it.each([
    ["tours", "bawaan situs"],
    ["/Search/", 'Alamat "search"'],
    ["ru", "bawaan situs"],
    ["not-found", "bawaan situs"],
    ["our boats", "huruf kecil"],
    ["kapal--kami", "huruf kecil"],
    ["../admin", "huruf kecil"],
    ["наши-лодки", "huruf kecil"],
    ["", "Wajib diisi"],
    ["a".repeat(61), "60"],
  ])("is refused at the address %j", async (address, words) => {
    const errors = { address: [expect.stringContaining(words)] };
    expect(await create({ address })).toMatchObject({ status: 422, body: { errors } });
  });

  //
  it("takes no address of another page, also when it comes back from the bin", async () => {
    const { id } = await add();
    const taken = { status: 422, body: { errors: { address: [expect.stringContaining("our-boats")] } } };
    expect(await create()).toMatchObject(taken);
    const other = await add({ address: "kapal-kami" });
    expect(await put(other.id, { address: "OUR-BOATS" })).toMatchObject(taken);
    expect(await put(id, { address: "our-boats", title: { en: "Boats" } })).toMatchObject({ status: 200 });
    const both = await Promise.all([create({ address: "crew" }), create({ address: "crew" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  //
  it("needs English and a text, and keeps the languages that a change does not name", async () => {
    expect(await create({ content_en: " <p></p> " })).toMatchObject({
      status: 422,
      body: { errors: { content_en: ["Wajib diisi."] } },
    });
    const { id } = await add();
    const body = await succeed(put(id, { content_en: "<p>Three catamarans.</p>", content_ru: null }));
    expect(body).toMatchObject({ content_en: "<p>Three catamarans.</p>", content_ru: null, position: null });
    expect(await put(id, { title: { en: "Other" }, updated_at: "2020-01-01T00:00:00.000Z" })).toMatchObject({
      status: 409,
    });
  });

  //
  it("shows stored pictures alone", async () => {
    const stored = `<img src="/storage/${await addPicture("a")}" alt="Catamaran">`;
    const missing = `<img src="/storage/0b/${"b".repeat(32)}.webp" alt="">`;
    const { id } = await add({ content_en: `<p>Fleet</p>${stored}${missing}` });
    const { content_en } = await succeed<{ content_en: string }>(callAs(null, api.getOwnPage, { id }));
    expect(content_en).toContain("/storage/0a/");
    expect(content_en).not.toContain("/storage/0b/");
  });

  //
  it("is for staff alone as a draft: no page, link, result, Markdown or entry of the sitemap", async () => {
    const { id } = await add();
    const visible = async () => ({
      page: (await findOwnPage("our-boats")) !== null,
      links: (await listOwnPageLinks()).length,
      found: (await searchOwnPages("катамарана")).length,
      results: (await findEverything({ search: "Catamarans", category: "", tag: null })).pages.length,
      markdown: (await readMarkdownPage("en", ["our-boats"], 1)) !== null,
      sitemap: (await sitemapPartXml(pagesOfPart("own-pages-1") ?? (undefined as never)))?.match(/<loc>/g)
        ?.length,
      listed: ((await callAs(null, api.listOwnPages)).body as unknown as object[]).length,
      status: (await callAs(null, api.getOwnPage, { id })).status,
    });
    expect(await visible()).toEqual({
      page: true,
      links: 1,
      found: 1,
      results: 1,
      markdown: true,
      sitemap: 3,
      listed: 1,
      status: 200,
    });
    await succeed(put(id, { published: false }));
    expect(await visible()).toEqual({
      page: false,
      links: 0,
      found: 0,
      results: 0,
      markdown: false,
      sitemap: undefined,
      listed: 0,
      status: 404,
    });
    expect((await callAs(admin, api.getOwnPage, { id })).status).toBe(200);
    expect((await callAs(admin, api.listOwnPages)).body).toHaveLength(1);
  });

  //
  it("renews the links of every page only with its title, address, placement, order or publication", async () => {
    const { id } = await add();
    const change = (json: object) => raisedKeys(() => succeed(put(id, json)));
    expect(await change({ content_en: "<p>Three catamarans.</p>" })).toEqual([`own_page:${id}`]);
    for (const json of [
      { title: { en: "Boats" } },
      { address: "boats" },
      { placement: "footer" },
      { position: 3 },
      { published: false },
    ]) {
      expect(await change(json)).toEqual(["own-page-links", `own_page:${id}`]);
    }
    expect(await raisedKeys(() => callAs(admin, api.deleteOwnPage, { id }))).toEqual([
      "own-page-links",
      `own_page:${id}`,
    ]);
  });

  //
  it("stands in Markdown with its address", async () => {
    await add();
    const found = await readMarkdownPage("ru", ["our-boats"], 1);
    expect(found).toEqual({
      text: expect.stringMatching(/^# Наши лодки\n\n<http.+\/ru\/our-boats>\n\nДва катамарана\.\n/),
    });
  });
});
