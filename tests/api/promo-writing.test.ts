import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { priceLine, promoForm } from "./bodies";
import { callAs, refusedAt, succeed } from "./call";
import { pictureFile } from "./pictures";
import { addPicture, addTour } from "./records";

const admin = adminOfFile();

const texts = promoForm({
  title_id: "Promo",
  title_en: "Offer",
  title_ru: "Акция",
  old_price: "THB 1,200",
  end_date: "2027-03-31",
});

interface Wire {
  id: number;
  image: string | null;
  updated_at: string;
  translation_state: object;
}

const create = (form: Record<string, string | Blob>) =>
  succeed<Wire>(callAs(admin, api.createPromo, { form }));

const update = (id: number, form: Record<string, string | Blob>) =>
  callAs(admin, api.updatePromo, { id, form });

/** As staff read it, like the answer of a change. */
async function get(id: number) {
  return (await callAs(admin, api.getPromo, { id })).body;
}

describe("POST promos", () => {
  //
  it("makes a promo with its picture; what is not sent is null", async () => {
    const created = await create({ ...texts, image: await pictureFile() });
    expect(created).toMatchObject({
      ...texts,
      end_date: "2027-03-31T00:00:00.000Z",
      price2: null,
      old_price2: null,
      published: true,
      image: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{32}\.webp$/),
    });
    expect(await get(created.id)).toEqual(created);
  });

  //
  it("takes the name of a stored picture, with or without its prefix", async () => {
    const path = await addPicture("a");
    expect((await create({ ...texts, image: path })).image).toBe(path);
    expect((await create({ ...texts, image: `/storage/${path}` })).image).toBe(path);
  });

  it("counts an unused file field and empty optional texts as nothing", async () => {
    const form = { ...texts, old_price: "", price2: " ", image: new File([], "") };
    expect(await create(form)).toMatchObject({ old_price: null, price2: null, image: null });
  });

  //
  it.each([
    ["title_ru", ""],
    ["description_id", "  "],
    ["price", ""],
    ["end_date", "soon"],
    ["end_date", "0000-01-01"],
    ["end_date", "2027-02-30"],
    ["start_date", "2027-02-30"],
    ["start_date", "2027-04-01"],
    ["weekdays", "18"],
    ["weekdays", "Monday"],
    ["tour_price", "0"],
    ["tour_price", "-1"],
    ["tour_price", "cheap"],
    ["tour_price", "2490"],
    ["pdf_url", "javascript:alert(1)"],
    ["pdf_url", "//evil.example/x.pdf"],
    ["pdf_url", "offer.pdf"],
    ["image", "ab/none.webp"],
    ["image", "https://example.com/a.webp"],
    ["image", new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "a.svg", { type: "image/png" })],
  ])("refuses %s %j with 422 at the field", async (field, value) => {
    const count = await db().promo.count();
    expect(await callAs(admin, api.createPromo, { form: { ...texts, [field]: value } })).toMatchObject(
      refusedAt(field),
    );
    expect(await db().promo.count()).toBe(count);
  });
});

describe("PUT promos/{id}", () => {
  let promo: Wire;

  beforeEach(async () => {
    promo = await create({ ...texts, price2: "USD 30", image: await pictureFile() });
  });

  //
  it("changes what is sent and leaves the rest, the picture too", async () => {
    const { status, body } = await update(promo.id, { title_en: "New", image: new File([], "") });
    expect(status).toBe(200);
    const { updated_at, translation_state, ...rest } = promo;
    expect(body).toMatchObject({ ...rest, title_en: "New" });
  });

  //
  it("clears an empty optional field", async () => {
    expect((await update(promo.id, { old_price: "", price2: "", image: "" })).body).toMatchObject({
      old_price: null,
      price2: null,
      image: null,
    });
  });

  it("takes a new picture", async () => {
    const { body } = await update(promo.id, { image: await pictureFile("#ff0000") });
    expect(body).toMatchObject({ image: expect.not.stringContaining(promo.image ?? "") });
  });
});

describe("the tour that a promo is about", () => {
  //
  it("is named by its id, kept where it is not sent, and taken away by an empty one", async () => {
    const { id: tour_id } = await addTour();
    const { id } = await create({ ...texts, tour_id: String(tour_id) });
    expect(await get(id)).toMatchObject({ tour_id });
    expect(await update(id, { price: "THB 800" })).toMatchObject({ status: 200, body: { tour_id } });
    expect(await update(id, { tour_id: "" })).toMatchObject({ status: 200, body: { tour_id: null } });
  });

  //
  it("has to be there: else 422, and nothing is changed", async () => {
    const { id } = await create(texts);
    for (const tour_id of ["987654", "0", "-1", "x"]) {
      expect(await update(id, { tour_id, price: "THB 1" })).toMatchObject(refusedAt("tour_id"));
    }
    expect(await get(id)).toMatchObject({ tour_id: null, price: texts.price });
  });

  //
  it("leaves the promo when it is deleted, and a version that names it can be restored", async () => {
    const { id: tour_id } = await addTour();
    const { id } = await create({ ...texts, tour_id: String(tour_id) });
    await update(id, { price: "THB 800" });
    await db().tour.delete({ where: { id: tour_id } });
    const left = (await get(id)) as Wire;
    expect(left).toMatchObject({ tour_id: null, price: "THB 800" });
    const [first] = await db().recordVersion.findMany({
      where: { record_key: String(id) },
      orderBy: { id: "asc" },
    });
    const restored = await callAs(admin, api.restoreVersion, {
      id: String(first?.id),
      json: { updated_at: left.updated_at },
    });
    expect(restored).toMatchObject({ status: 200 });
    expect(await get(id)).toMatchObject({ tour_id: null, price: texts.price });
  });
});

describe("the price of its tour on the days of a promo", () => {
  const line = { ...priceLine("Adult", 2700), position: 0 };
  const season = {
    position: 0,
    from_day: new Date("2000-12-20"),
    until_day: new Date("2000-01-10"),
    yearly: true,
    starting_price: 3900,
  };
  const addPricedTour = (over: object = {}) =>
    addTour({ starting_price: 2700, prices: { create: line }, ...over });

  //
  it("is stored with the days, cleared by empty texts, and kept where it is not sent", async () => {
    const { id: tour_id } = await addPricedTour();
    const terms = { tour_id: String(tour_id), tour_price: "2490.5", start_date: "2027-03-01" };
    const { id } = await create({ ...texts, ...terms });
    expect(await get(id)).toMatchObject({ tour_id, tour_price: 2490.5, start_date: "2027-03-01" });
    expect(await update(id, { price: "THB 1" })).toMatchObject({ status: 200, body: { tour_price: 2490.5 } });
    expect(await update(id, { weekdays: "42" })).toMatchObject({ status: 200, body: { weekdays: [2, 4] } });
    expect(await update(id, { price: "THB 2" })).toMatchObject({ body: { weekdays: [2, 4] } });
    for (const every of ["", "1234567"])
      expect(await update(id, { weekdays: every })).toMatchObject({ status: 200, body: { weekdays: null } });
    const cleared = { tour_price: null, start_date: null };
    expect(await update(id, { tour_price: "", start_date: " " })).toMatchObject({
      status: 200,
      body: cleared,
    });
  });

  //
  it("has to lower a price of the tour, in a season or without: else 422", async () => {
    const send = async (tour_id: number, tour_price: string) => {
      const form = { ...texts, tour_id: String(tour_id), tour_price };
      return (await callAs(admin, api.createPromo, { form })).status;
    };
    const { id } = await addPricedTour();
    expect([await send(id, "2700"), await send(id, "2699.99")]).toEqual([422, 201]);
    const { id: seasonal } = await addPricedTour({ seasons: { create: season } });
    expect([await send(seasonal, "3900"), await send(seasonal, "3500")]).toEqual([422, 201]);
    const { id: unpriced } = await addTour({ starting_price: 500, prices: { create: line } });
    expect(await send(unpriced, "400")).toBe(422);
  });

  //
  it("stays when the tour becomes cheaper, and the promo can still be saved", async () => {
    const { id: tour_id } = await addPricedTour();
    const { id } = await create({ ...texts, tour_id: String(tour_id), tour_price: "2490" });
    await db().tourPrice.updateMany({ where: { tour_id }, data: { price: 2000 } });
    await db().tour.update({ where: { id: tour_id }, data: { starting_price: 2000 } });
    const same = { price: "THB 2", tour_id: String(tour_id), tour_price: "2490" };
    expect(await update(id, same)).toMatchObject({ status: 200, body: { tour_price: 2490 } });
    expect(await update(id, { tour_price: "2400" })).toMatchObject(refusedAt("tour_price"));
  });

  //
  it("may be a package for so many guests, which needs both numbers, a tour with adults, and a lower price", async () => {
    const adults = { create: { ...line, kind: "adult" } };
    const { id: tour_id } = await addPricedTour({ prices: adults });
    const { id: boat } = await addPricedTour();
    const send = (over: Record<string, string>) =>
      callAs(admin, api.createPromo, { form: { ...texts, tour_id: String(tour_id), ...over } });
    const whole = { package_guests: "4", package_price: "9000.5" };
    for (const [form, field] of [
      [{ package_price: "9000" }, "package_guests"],
      [{ package_guests: "4" }, "package_price"],
      [{ ...whole, package_guests: "1" }, "package_guests"],
      [{ ...whole, package_guests: "100" }, "package_guests"],
      [{ ...whole, package_price: "0" }, "package_price"],
      [{ ...whole, package_price: "10800" }, "package_price"],
      [{ ...whole, tour_id: "" }, "package_price"],
      [{ ...whole, tour_id: String(boat) }, "package_price"],
    ] as const) {
      expect(await send(form), JSON.stringify(form)).toMatchObject(refusedAt(field));
    }
    const { status, body } = await send(whole);
    expect([status, body]).toMatchObject([201, { package_guests: 4, package_price: 9000.5 }]);
    const { id } = body as Wire;
    // The tour becomes cheaper: the promo keeps its package, and takes no other that is dearer.
    await db().tourPrice.updateMany({ where: { tour_id }, data: { price: 2000 } });
    expect(await update(id, { price: "THB 2", ...whole })).toMatchObject({ status: 200 });
    expect(await update(id, { package_price: "8000" })).toMatchObject(refusedAt("package_price"));
    expect(await update(id, { package_price: "" })).toMatchObject(refusedAt("package_price"));
    const none = { package_guests: null, package_price: null };
    expect(await update(id, { package_price: "", package_guests: " " })).toMatchObject({
      status: 200,
      body: none,
    });
  });

  //
  it("has the day of its old prices, or none where nobody has entered one", async () => {
    const { id } = await create({ ...texts, old_price: "THB 9", old_price_since: "2027-01-02" });
    expect(await update(id, { price: "THB 1" })).toMatchObject({ body: { old_price_since: "2027-01-02" } });
    expect(await update(id, { old_price_since: "" })).toMatchObject({ body: { old_price_since: null } });
    expect(await create({ ...texts, old_price: "THB 9" })).toMatchObject({ old_price_since: null });
  });

  //
  it("needs its days in order, together with the stored ones: else 422", async () => {
    const { id } = await create({ ...texts, start_date: "2027-03-31" });
    expect(await update(id, { end_date: "2027-03-30" })).toMatchObject(refusedAt("start_date"));
    expect(await get(id)).toMatchObject({ start_date: "2027-03-31", end_date: "2027-03-31T00:00:00.000Z" });
  });

  //
  it("is what the tour costs on these days and no others", async () => {
    const { id: tour_id } = await addPricedTour({ seasons: { create: season } });
    const terms = {
      tour_id: String(tour_id),
      tour_price: "2490",
      start_date: "2027-01-10",
      end_date: "2027-01-11",
    };
    const { id: promo_id } = await create({ ...texts, ...terms });
    const { body } = await callAs(admin, api.listAvailability, {
      id: tour_id,
      query: "from=2027-01-09&until=2027-01-12",
    });
    expect(body).toMatchObject({
      data: [
        { starting_price: 3900, prices: [2700], promo_id: null },
        { starting_price: 2490, prices: [2490], promo_id },
        { starting_price: 2490, prices: [2490], promo_id },
        { starting_price: 2700, prices: [2700], promo_id: null },
      ],
    });
  });
});
