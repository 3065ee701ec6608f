import { beforeAll, describe, expect, it } from "vitest";
import { readAdminBlogList } from "@/lib/blogs/list-state";
import { listAdminBlogs } from "@/lib/blogs/queries";
import { db } from "@/lib/db";
import { fallbackLanguage, languages } from "@/lib/i18n/languages";
import { sweepStorage } from "@/lib/storage/sweep";
import { api } from "./api";
import { callAs } from "./call";
import { addBlog, addPicture, addPromo, addTour, clearContent } from "./records";

beforeAll(clearContent);

it("are the same in the database as in the code", async () => {
  const [row] = await db().$queryRaw<{ languages: string[] }[]>`SELECT site_languages() AS languages`;
  expect(row?.languages.toSorted()).toEqual(languages.toSorted());
});

describe.each(languages)("in %s", (language) => {
  it("a tour, its pictures and the texts for search engines may be written", async () => {
    const texts = { en: "Reef", [language]: "Riff" };
    const path = await addPicture("c");
    const images = { create: { order: 0, alt: { [language]: "Riff" }, file: { connect: { path } } } };
    await expect(addTour({ name: texts, overview: texts, images })).resolves.toBeTruthy();
    const texted = { [language]: "Riff" };
    const data = { title: texted, description: texted, author: texted, hreflang: { [language]: {} } };
    await expect(
      db().seoContent.upsert({ where: { page: "home" }, create: { page: "home", ...data }, update: data }),
    ).resolves.toBeTruthy();
  });

  it("an article is found by its words, and its pictures are in use", async () => {
    const path = await addPicture("d");
    const html = `<p>Zinnober${language}</p><img src="/storage/${path}">`;
    const { id } = await addBlog({
      title: { en: "Kobalt", [language]: `Kobalt${language}` },
      content: { en: "<p>Zinnober</p>", [language]: html },
    });
    for (const word of [`kobalt${language}`, `zinnober${language}`]) {
      const { body } = await callAs(null, api.listBlogs, { query: `search=${word}` });
      expect(body).toMatchObject({ data: [{ id }] });
    }
    await sweepStorage(new Date(Date.now() + 48 * 3_600_000));
    expect(await db().storedImage.findUnique({ where: { path } })).not.toBeNull();
    const { blogs } = await listAdminBlogs(readAdminBlogList({}));
    const missing = languages.filter((each) => each !== fallbackLanguage && each !== language);
    expect(blogs.find((blog) => blog.id === id)?.missing).toEqual(missing);
    await db().blog.delete({ where: { id } });
  });

  it("texts have their limits", async () => {
    const [tour, blog, promo] = await Promise.all([addTour(), addBlog(), addPromo()]);
    const refused = async (table: string, id: number, column: string, text: string) => {
      const sql = `UPDATE ${table} SET ${column} = ${column} || jsonb_build_object('${language}', ${text}) WHERE id = ${id}`;
      await expect(db().$executeRawUnsafe(sql), sql).rejects.toThrow(/check/i);
    };
    for (const [table, id] of [["tour", tour.id] as const, ["blog", blog.id] as const]) {
      await refused(table, id, "seo_title", "repeat('x', 256)");
      await refused(table, id, "seo_description", "repeat('x', 501)");
    }
    for (const column of ["title", "description"]) await refused("promo", promo.id, column, "' '");
  });
});
