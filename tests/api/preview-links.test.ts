import { expect, it, vi } from "vitest";
import { hashSecret } from "@/lib/core/auth/secrets";
import { db } from "@/lib/core/db";
import { getPreviewedTour } from "@/lib/tours/preview-links";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { callAs } from "./call";
import { addTour } from "./records";

const admin = adminOfFile();

interface MadeLink {
  id: number;
  url: string;
  expires_at: string;
}

const day = 24 * 60 * 60 * 1_000;
const hidden = () => addTour({ published: false });
const post = (id: number, json: object = {}) => callAs(admin, api.createPreviewLink, { id, json });
const put = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });

async function linkTo(id: number, json: object = {}): Promise<MadeLink & { token: string }> {
  const { status, body } = await post(id, json);
  expect(status).toBe(201);
  const link = body as MadeLink;
  return { ...link, token: link.url.split("/").at(-2) ?? "" };
}

async function linksOf(id: number): Promise<number[]> {
  const { body } = await callAs(admin, api.listPreviewLinks, { id });
  return (body as { data: { id: number }[] }).data.map((link) => link.id);
}

//
it("a link shows a hidden tour for seven days, or for as many as it says; its token is stored nowhere", async () => {
  const { id } = await hidden();
  const { token, url, expires_at } = await linkTo(id);
  expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/[\w-]{43}\/id$/);
  expect(Math.round((Date.parse(expires_at) - Date.now()) / day)).toBe(7);
  expect(await getPreviewedTour(token)).toMatchObject({ tour: { id }, visible: false });
  const rows = await db().previewLink.findMany({ where: { tour_id: id } });
  expect(rows).toMatchObject([{ token_hash: hashSecret(token) }]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const longest = await linkTo(id, { days: 30 });
  expect(Math.round((Date.parse(longest.expires_at) - Date.now()) / day)).toBe(30);
  const { body } = await callAs(admin, api.listPreviewLinks, { id });
  expect(body).toMatchObject({ data: [{ id: longest.id, created_by: "admin" }, { expires_at }] });
  expect(JSON.stringify(body)).not.toContain(token);
});

it.each([{ days: 0 }, { days: 31 }, { days: 1.5 }, { days: "7" }])("is not made for %j", async (json) => {
  const { id } = await hidden();
  expect(await post(id, json)).toMatchObject({ status: 422, body: { errors: { days: expect.anything() } } });
});

it("is refused for a missing record and for a record that visitors see", async () => {
  expect((await post(999_999)).status).toBe(404);
  expect((await post((await addTour()).id)).status).toBe(422);
});

//
it("one that is revoked, expired or guessed opens nothing, nor does that of a deleted tour", async () => {
  const [revoked, expired, deleted] = [await hidden(), await hidden(), await hidden()];
  const links = [await linkTo(revoked.id), await linkTo(expired.id), await linkTo(deleted.id)];
  const [first = { id: 0 }, second = { token: "" }] = links;
  const gone = await callAs(admin, api.deletePreviewLink, { id: first.id });
  expect(gone.status).toBe(204);
  const again = await callAs(admin, api.deletePreviewLink, { id: first.id });
  expect(again.status).toBe(404);
  await callAs(admin, api.deleteTour, { id: deleted.id });
  vi.useFakeTimers({ now: Date.now() + 7 * day + 1_000, toFake: ["Date"] });
  expect(await linksOf(expired.id).catch(() => [])).toEqual([]);
  for (const { token } of [...links, { token: "A".repeat(43) }, { token: "" }]) {
    expect(await getPreviewedTour(token)).toBeNull();
  }
  expect(second.token).not.toBe("");
});

//
it("leads to the page once visitors see the tour, and is dead after that", async () => {
  const { id } = await hidden();
  const { token } = await linkTo(id);
  await put(id, { published: true });
  expect(await getPreviewedTour(token)).toMatchObject({ tour: { id }, visible: true });
  await put(id, { published: false });
  expect(await getPreviewedTour(token)).toBeNull();
  expect(await linksOf(id)).toEqual([]);
  const fresh = await linkTo(id);
  await put(id, { publish_from: "2099-01-01" });
  expect(await getPreviewedTour(fresh.token)).toMatchObject({ visible: false });
});

//
it("is dead after the days on which visitors saw the tour, which no write begins or ends", async () => {
  const now = Date.now();
  const days = [2, 3].map((ahead) => new Date(now + ahead * day).toISOString().slice(0, 10));
  const { id } = await addTour({
    publish_from: new Date(days[0] ?? ""),
    publish_until: new Date(days[1] ?? ""),
  });
  const { token } = await linkTo(id);
  const seen = [];
  for (const ahead of [0, 2.5, 5]) {
    vi.useFakeTimers({ now: now + ahead * day, toFake: ["Date"] });
    seen.push((await getPreviewedTour(token))?.visible ?? null);
  }
  expect(seen).toEqual([false, true, null]);
});
