import { describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { callAs } from "./call";

const admin = adminOfFile();

const text = { en: "Text", id: "Teks" };
const whole = { duration: text, location: text, overview: text };

async function addDraft(json: object = {}): Promise<number> {
  const answer = await callAs(admin, api.createTour, {
    json: { tour_type: 1, name: { en: "Draft" }, published: false, ...json },
  });
  expect(answer.status).toBe(201);
  return (answer.body as { id: number }).id;
}

const put = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });

const lacking = {
  duration: ["Teks bahasa Inggris wajib diisi."],
  location: ["Teks bahasa Inggris wajib diisi."],
  overview: ["Teks bahasa Inggris wajib diisi."],
};

describe("a draft of a tour", () => {
  //
  it("is stored with its English name alone, and sent back whole without a change", async () => {
    const id = await addDraft({ duration: { id: "1 hari" } });
    const { body } = await callAs(admin, api.getTour, { id });
    expect(body).toMatchObject({
      duration: '{"en":"","id":"1 hari"}',
      overview: '{"en":""}',
      visible: false,
    });
    const versions = await db().recordVersion.count();
    expect((await put(id, body as object)).status).toBe(200);
    expect(await db().recordVersion.count()).toBe(versions);
    expect((await callAs(null, api.getTour, { id })).status).toBe(404);
  });

  //
  it("stays a draft if required fields are missing at publication, and names these fields", async () => {
    const id = await addDraft({ overview: { ru: "Обзор" } });
    expect(await put(id, { published: true })).toMatchObject({
      status: 422,
      body: {
        message: "Belum dapat diterbitkan. Belum diisi: Durasi, Lokasi, Ringkasan.",
        errors: lacking,
      },
    });
    expect(await db().tour.findUnique({ where: { id } })).toMatchObject({ published: false });
    expect(await put(id, { published: true, ...whole })).toMatchObject({
      status: 200,
      body: { visible: true },
    });
    expect(await put(id, { overview: { en: " " } })).toMatchObject({
      status: 422,
      body: { errors: { overview: lacking.overview } },
    });
    expect((await put(id, { overview: { en: "" }, published: false })).status).toBe(200);
  });

  //
  it.each([
    ["a name", { name: { en: "" }, published: false }, ["name"]],
    ["the rest, where it is published", { name: { en: "" } }, ["duration", "location", "name", "overview"]],
    ["one text in English", { ...whole, overview: { id: "Teks" } }, ["overview"]],
  ])("needs %s", async (_, json, fields) => {
    const { status, body } = await callAs(admin, api.createTour, {
      json: { tour_type: 1, name: { en: "Draft" }, ...json },
    });
    expect([status, Object.keys((body as { errors: object }).errors).sort()]).toEqual([422, fields]);
  });

  //
  it("cannot be published past the API", async () => {
    const id = await addDraft();
    await expect(db().tour.update({ where: { id }, data: { published: true } })).rejects.toThrow(/check/);
  });
});
