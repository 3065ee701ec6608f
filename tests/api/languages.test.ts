import { beforeAll, describe, expect, it } from "vitest";
import { readAdminBlogList } from "@/lib/blogs/list-state";
import { listAdminBlogs } from "@/lib/blogs/queries";
import { db } from "@/lib/core/db";
import { fallbackLanguage, languages } from "@/lib/core/i18n/languages";
import { sweepStorage } from "@/lib/core/storage/sweep";
import { htmlColumns } from "@/lib/registry/html-columns";
import { api } from "./api";
import { callAs } from "./call";
import { addBlog, addPicture, clearContent } from "./records";

beforeAll(clearContent);

it("are the same in the database as in the code", async () => {
  const [row] = await db().$queryRaw<{ languages: string[] }[]>`SELECT site_languages() AS languages`;
  expect(row?.languages.toSorted()).toEqual(languages.toSorted());
});

describe.each(languages)("in %s", (language) => {
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
    await sweepStorage(htmlColumns, new Date(Date.now() + 48 * 3_600_000));
    expect(await db().storedImage.findUnique({ where: { path } })).not.toBeNull();
    const { blogs } = await listAdminBlogs(readAdminBlogList({}));
    const missing = languages.filter((each) => each !== fallbackLanguage && each !== language);
    expect(blogs.find((blog) => blog.id === id)?.missing).toEqual(missing);
    await db().blog.delete({ where: { id } });
  });
});
