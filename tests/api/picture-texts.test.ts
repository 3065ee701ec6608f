import { beforeAll, describe, expect, it } from "vitest";
import { GET, PUT } from "@/app/api/packages/[id]/route";
import { POST } from "@/app/api/packages/route";
import { db } from "@/lib/db";
import { type Admin, addAdmin } from "./admin";
import { call } from "./call";
import { addPicture, clearContent } from "./records";
import { write } from "./write";

let admin: Admin;
let path: string;

beforeAll(async () => {
  await clearContent();
  admin = await addAdmin();
  path = `/storage/${await addPicture("a")}`;
});

interface Wire {
  id: number;
  images: { id: number; alt?: string }[];
}

const english = (en: string) => ({ en });
const tour = {
  ...{ tour_type: 1, name: english("Reef"), duration: english("1 day") },
  ...{ location: english("Phuket"), overview: english("Boats") },
};

async function create(alt: unknown) {
  const image = alt === undefined ? { path, order: 0 } : { path, order: 0, alt };
  const { status, body } = await write(admin, POST, "/api/packages", { json: { ...tour, images: [image] } });
  return { status, body: body as Wire };
}

async function get(id: number): Promise<Wire> {
  return (await call(GET, `/api/packages/${id}`, { params: { id: String(id) }, headers: admin.headers }))
    .body as Wire;
}

const texts = { en: "A longtail boat", id: "Perahu", ru: "Лодка" };

describe("what a picture shows, in words", () => {
  it.each([
    ["a JSON string", JSON.stringify(texts), texts],
    ["an object", texts, texts],
    ["one language that is not English", { ru: "Лодка", en: " " }, { ru: "Лодка" }],
    ["a text that is no JSON", "A boat", { en: "A boat" }],
  ])("is kept as it was sent: %s", async (_, sent, kept) => {
    const { status, body } = await create(sent);
    expect(status).toBe(201);
    expect(JSON.parse(body.images[0]?.alt ?? "")).toEqual(kept);
    expect(await get(body.id)).toEqual(body);
  });

  it.each([
    ["nothing", undefined],
    ["null", null],
    ["an empty object", {}],
    ["blanks", { en: "", id: " " }],
  ])("is optional: %s", async (_, sent) => {
    const { status, body } = await create(sent);
    expect(status).toBe(201);
    expect(body.images[0]).not.toHaveProperty("alt");
    const [row] = await db().$queryRaw<{ missing: boolean }[]>`
      SELECT alt IS NULL AS missing FROM tour_image WHERE tour_id = ${body.id}`;
    expect(row).toEqual({ missing: true });
  });

  it("is refused where it is no text, beside its picture", async () => {
    const { status, body } = await create({ id: 5 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { "images.0.alt": ["Teks (id) harus berupa teks."] } });
  });

  it("goes back and forth whole, and a save that changes nothing keeps the picture's row", async () => {
    const { body } = await create({ id: "Perahu" });
    const json = await get(body.id);
    const { status, body: saved } = await write(admin, PUT, `/api/packages/${body.id}`, {
      ...{ id: body.id, json, method: "PUT" },
    });
    expect(status).toBe(200);
    expect((saved as Wire).images).toEqual(body.images);
  });

  it("goes with a list that no longer says it", async () => {
    const { body } = await create(texts);
    const json = { images: [{ path, order: 0 }] };
    await write(admin, PUT, `/api/packages/${body.id}`, { id: body.id, json, method: "PUT" });
    expect((await get(body.id)).images[0]).not.toHaveProperty("alt");
  });
});
