import { describe, expect, it } from "vitest";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { blogForm } from "./bodies";
import { callAs, refusedAt, succeed } from "./call";
import { pictureFile } from "./pictures";
import { addPicture } from "./records";

const admin = adminOfFile();

const required = blogForm();

interface Wire {
  id: number;
  content_en: string;
  updated_at: string;
}

const create = (form: Record<string, string | Blob>) =>
  succeed<Wire>(callAs(admin, api.createBlog, { form }));

function update(id: number, form: Record<string, string | Blob>) {
  return callAs(admin, api.updateBlog, { id, form });
}

describe("POST blogs", () => {
  //
  it("makes a blog with every field in three languages", async () => {
    const whole = {
      ...required,
      title_id: "Pasar malam",
      title_ru: "Ночные рынки",
      content_id: "<p>Makan</p>",
      content_ru: "<h2>Еда</h2><p>Здесь</p>",
      seo_title_id: "a",
      seo_title_en: "b",
      seo_title_ru: "c",
      seo_description_id: "d",
      seo_description_en: "e",
      seo_description_ru: "f",
    };
    const created = await create({ ...whole, image: await pictureFile() });
    expect(created).toMatchObject({
      ...whole,
      posting_date: "2026-01-05T00:00:00.000Z",
      slug: `night-markets-${created.id}`,
      image: expect.stringMatching(/\.webp$/),
    });
    const params = { id: String(created.id) };
    expect((await callAs(admin, api.getBlog, { params })).body).toEqual(created);
  });

  //
  it("needs English, a date and a category, nothing else", async () => {
    expect(await create(required)).toMatchObject({
      title_id: null,
      content_ru: null,
      image: null,
      seo_title_en: "",
    });
    for (const field of Object.keys(required)) {
      expect(await callAs(admin, api.createBlog, { form: { ...required, [field]: "" } })).toMatchObject(
        refusedAt(field),
      );
    }
  });

  //
  it.each([
    ["seo_title_ru", "x".repeat(256)],
    ["seo_description_id", "x".repeat(501)],
    ["content_en", "<script>alert(1)</script>"],
    ["content_en", "x".repeat(500_001)],
    ["content_en", "<u></b>".repeat(60_000)],
    ["posting_date", "tomorrow"],
    ["image", "ab/none.webp"],
  ])("refuses %s with 422", async (field, value) => {
    expect(await callAs(admin, api.createBlog, { form: { ...required, [field]: value } })).toMatchObject(
      refusedAt(field),
    );
  });

  //
  it("keeps only the HTML elements that an article may hold, and only pictures of this store", async () => {
    const stored = await addPicture("a");
    const copy = stored.replace(".webp", "-640.avif");
    const content_en = [
      `<h1 onclick="x()">A</h1><script>alert(1)</script><p style="color:red">B <a href="javascript:x()">C</a></p>`,
      `<img src="/storage/${stored}" alt="D" onerror="x()"><img src="/storage/${copy}">`,
      `<img src="/storage/ff/${"f".repeat(32)}.webp"><img src="https://example.com/a.png"><img src="/storage/../api">`,
      `<a href="tel:+66">E</a><a href="mailto:a@example.com">F</a><iframe src="https://example.com"></iframe>`,
    ].join("");
    expect((await create({ ...required, content_en })).content_en).toBe(
      `<h2>A</h2><p>B <a>C</a></p><img src="/storage/${stored}" alt="D" loading="lazy" />` +
        `<img src="/storage/${copy}" loading="lazy" /><a href="tel:+66">E</a><a href="mailto:a@example.com">F</a>`,
    );
  });
});

describe("blogs/{id}", () => {
  //
  it("changes what is sent, clears empty optional fields, refuses to empty required ones", async () => {
    const { id } = await create({
      ...required,
      title_id: "Pasar",
      content_id: "<p>a</p>",
      seo_title_en: "T",
    });
    const { body } = await update(id, { title_id: "", content_id: "", seo_title_en: "", category: "Tips" });
    expect(body).toMatchObject({
      ...required,
      posting_date: "2026-01-05T00:00:00.000Z",
      title_id: null,
      content_id: null,
      seo_title_en: "",
      category: "Tips",
    });
    expect((await update(id, { title_en: "" })).status).toBe(422);
  });
});
