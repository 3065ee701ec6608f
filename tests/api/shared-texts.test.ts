import { describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { listVersions } from "@/lib/registry/history/queries";
import { draftOfCopy as copyTour, tourBody } from "@/lib/tours/draft";
import { getTour as findTour } from "@/lib/tours/queries";
import { countCopies } from "@/lib/tours/shared-texts/queries";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { call, callAs, succeed } from "./call";
import { addTour } from "./records";

const admin = adminOfEachTest();

const faq = {
  kind: "faq",
  question: { en: "Is lunch vegetarian?", id: "Ada menu vegetarian?", ru: "Есть ли вегетарианский обед?" },
  text: { en: "Yes, ask us.", id: "Ada, beri tahu kami.", ru: "Да, скажите нам." },
};
const tips = { kind: "excluded", text: { en: "Tips", id: "Tip", ru: "Чаевые" } };

interface Wire {
  id: number;
  updated_at: string;
}

const add = (json: object) => succeed<Wire>(callAs(admin, api.createSharedText, { json }));

const put = (id: number, json: object) => callAs(admin, api.updateSharedText, { id, json });

const saveTour = (id: number, json: object) => callAs(admin, api.updateTour, { id, json });

async function readTour(id: number) {
  const { body } = await callAs(null, api.getTour, { id });
  return body as Record<string, unknown> & { faqs: object[]; included_excluded: object[] };
}

const origins = async (id: number, list: "faqs" | "included_excluded" | "cancellation_policies" = "faqs") =>
  ((await readTour(id))[list] as { shared_text_id: number | null }[]).map((item) => item.shared_text_id);

describe("shared texts", () => {
  //
  it("are made, listed by kind, read, changed and deleted, for staff alone", async () => {
    const made = await add(faq);
    const other = await add(tips);
    expect(made).toMatchObject({ kind: "faq", question: JSON.stringify(faq.question) });
    const list = async (query = "") => {
      const { body } = await call(api.listSharedTexts, `/api/shared-texts${query}`, {
        headers: { ...admin.headers },
      });
      return (body as Wire[]).map(({ id }) => id);
    };
    expect(await list()).toEqual([other.id, made.id]);
    expect(await list("?kind=faq")).toEqual([made.id]);
    const params = { id: String(made.id) };
    const one = () => callAs(admin, api.getSharedText, { params });
    expect((await one()).body).toMatchObject({ id: made.id, text: JSON.stringify(faq.text) });
    const changed = await put(made.id, { text: { en: "Yes." }, updated_at: made.updated_at });
    expect(changed).toMatchObject({
      status: 200,
      body: { question: JSON.stringify(faq.question), text: JSON.stringify({ ...faq.text, en: "Yes." }) },
    });
    expect((await callAs(null, api.listSharedTexts)).status).toBe(401);
  });

  //
  it.each([
    ["of no kind", { ...tips, kind: "note" }, "kind"],
    ["without English", { ...tips, text: { id: "Tip" } }, "text"],
    ["a question without its words", { kind: "faq", text: faq.text }, "question"],
    ["a question beside terms", { ...faq, kind: "policy" }, "question"],
    ["longer than its part of a tour", { ...tips, text: { en: "Tips", ru: "x".repeat(501) } }, "text.ru"],
  ])("%s is refused", async (_, json, path) => {
    const { status, body } = await callAs(admin, api.createSharedText, { json });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [path]]);
    expect(await db().sharedText.count()).toBe(0);
  });

  //
  it("keep their kind, and their rules at a change", async () => {
    const { id } = await add(faq);
    const refused = async (json: object) => {
      const { status, body } = await put(id, json);
      return [status, Object.keys((body as { errors: object }).errors)];
    };
    expect(await refused({ kind: "policy", question: null })).toEqual([422, ["kind"]]);
    expect(await refused({ question: null })).toEqual([422, ["question"]]);
    expect(await refused({ question: { en: "" } })).toEqual([422, ["question"]]);
    expect((await put(id, { kind: "faq", text: { en: "Yes!" } })).status).toBe(200);
  });

  //
  it("are in the queue of translations", async () => {
    const { id } = await add({ ...tips, text: { en: "Tips", id: "Tip" } });
    await put(id, { text: { en: "Tips and gifts", id: "Tip" } });
    const open = await db().openTranslation.findMany({ where: { entity: "shared_text" } });
    expect(open.map(({ language, state }) => [language, state]).sort()).toEqual([
      ["id", "stale"],
      ["ru", "missing"],
    ]);
  });
});

describe("a copy in a tour", () => {
  const item = (id: number) => ({ question: faq.question, answer: faq.text, shared_text_id: id });
  const own = { question: { en: "Towels?" }, answer: { en: "No." } };

  //
  it("remembers its text, which is counted, and is null where nobody says so", async () => {
    const [{ id: text }, { id: tour }] = [await add(faq), await addTour()];
    expect((await saveTour(tour, { faqs: [own, item(text)] })).status).toBe(200);
    expect(await origins(tour)).toEqual([null, text]);
    expect(await countCopies()).toEqual(new Map([[text, { copies: 1, tours: 1, differing: 0 }]]));
    await saveTour(tour, { faqs: [own, { ...item(text), answer: { en: "Only on request." } }] });
    expect((await countCopies()).get(text)).toMatchObject({ copies: 1, differing: 1 });
    await saveTour(tour, { faqs: [own, { ...item(text), shared_text_id: null }] });
    expect((await countCopies()).size).toBe(0);
  });

  //
  it.each([0, -1, "x", 1.5, 3_000_000_000])("of %s is refused", async (id) => {
    const { id: tour } = await addTour();
    const { status, body } = await saveTour(tour, { faqs: [{ ...own, shared_text_id: id }] });
    expect([status, body]).toMatchObject([422, { errors: { "faqs.0.shared_text_id": expect.any(Array) } }]);
  });

  //
  it("outlives a save by a client that does not know of it", async () => {
    const [{ id: text }, { id: tour }] = [await add(faq), await addTour()];
    await saveTour(tour, { faqs: [own, item(text)] });
    const blind = { question: faq.question, answer: { en: "Yes, please ask." } };
    await saveTour(tour, { faqs: [blind, { question: { en: "Shoes?" }, answer: { en: "Yes." } }, own] });
    expect(await origins(tour)).toEqual([text, null, null]);
    await saveTour(tour, { faqs: [{ ...blind, question: { en: "Vegetarian lunch?" } }, own, own] });
    expect(await origins(tour)).toEqual([text, null, null]);
    await saveTour(tour, { name: { en: "Another" } });
    expect(await origins(tour)).toEqual([text, null, null]);
  });

  //
  it("returns with a restored version, and stays unchanged if the version names no origin", async () => {
    const [{ id: text }, { id: tour }] = [await add(faq), await addTour()];
    await saveTour(tour, { faqs: [item(text)] });
    await saveTour(tour, { faqs: [] });
    const { versions } = await listVersions({ entity: "tour", key: String(tour), page: 1, perPage: 10 });
    const withCopy = versions[1]?.id ?? 0;
    const restore = async () => {
      const { updated_at } = await db().tour.findUniqueOrThrow({ where: { id: tour } });
      const json = { updated_at };
      return callAs(admin, api.restoreVersion, { id: withCopy, json });
    };
    expect((await restore()).status).toBe(200);
    expect(await origins(tour)).toEqual([text]);
    // As it was noted before parts knew where they came from.
    await db().$executeRaw`
      UPDATE record_version SET snapshot = snapshot #- '{faqs,0,shared_text_id}' WHERE id = ${withCopy}`;
    await saveTour(tour, { name: { en: "Another" } });
    expect((await restore()).status).toBe(200);
    expect(await origins(tour)).toEqual([text]);
  });

  //
  it("is in a copy of its tour, and stays when its text is deleted", async () => {
    const [{ id: text }, { id: tour }] = [await add(tips), await addTour()];
    await saveTour(tour, {
      included_excluded: [{ type: "excluded", description: tips.text, shared_text_id: text }],
    });
    const stored = await findTour(tour);
    if (!stored) throw new Error("the tour is gone");
    const json = tourBody(copyTour(stored), "tours", "create");
    const made = await callAs(admin, api.createTour, { json });
    expect(made.status).toBe(201);
    const copy = (made.body as Wire).id;
    expect(await origins(copy, "included_excluded")).toEqual([text]);
    expect((await countCopies()).get(text)).toEqual({ copies: 2, tours: 2, differing: 0 });
    await callAs(admin, api.deleteSharedText, { id: text });
    expect(await origins(copy, "included_excluded")).toEqual([text]);
    expect((await countCopies()).size).toBe(0);
  });

  it("that is put back as it was read changes nothing", async () => {
    const [{ id: text }, { id: tour }] = [await add(faq), await addTour()];
    await saveTour(tour, { faqs: [item(text)] });
    const [row] = await db().tourFaq.findMany();
    const { updated_at, ...read } = await readTour(tour);
    expect((await saveTour(tour, read)).status).toBe(200);
    expect(await db().tourFaq.findMany()).toEqual([row]);
    const { versions } = await listVersions({ entity: "tour", key: String(tour), page: 1, perPage: 10 });
    expect(versions.map(({ action }) => action)).toEqual(["update", "baseline"]);
  });
});
