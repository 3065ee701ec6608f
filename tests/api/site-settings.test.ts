import { describe, expect, it } from "vitest";
import { namedMenuItems } from "@/components/admin/menu-items";
import { closedPeriodFields } from "@/lib/closed-days/fields";
import { clockName } from "@/lib/core/calendar/clock-name";
import { operatorDay } from "@/lib/core/content/days";
import { storedValueText } from "@/lib/core/content/field-labels";
import { db } from "@/lib/core/db";
import { versionValueText } from "@/lib/core/history/value-text";
import { listVersions } from "@/lib/registry/history/queries";
import { recordTitle } from "@/lib/registry/history/record-names";
import { getSiteSettings, siteSettings } from "@/lib/site/settings";
import { tourEntity } from "@/lib/tours/entity";
import { adminOfEachTest } from "./admin";
import { api } from "./api";
import { callAs } from "./call";

const admin = adminOfEachTest();

const put = (json: object) => callAs(admin, api.updateSiteSettings, { json });

const read = async () =>
  (await callAs(null, api.getSiteSettings)).body as Record<string, unknown> & { updated_at: string };

const office = {
  line1: "12 Pier Road",
  line2: null,
  postal_code: null,
  city: "Krabi",
  country: "TH",
  map_url: null,
};

describe("the settings of the site", () => {
  //
  it("are read by everybody and saved by admins, with history, marks and overwrite guard", async () => {
    const { updated_at } = await read();
    const hours = { en: "Daily, 8 to 20", id: "Setiap hari" };
    const saved = await put({
      name: "Harbour Days",
      phones: [{ number: "+66 76 123 456" }],
      addresses: [{ line1: office.line1, city: office.city, country: office.country }],
      opening_hours: hours,
      privacy_text_en: "<p>Nothing is kept.</p><script>1</script>",
      updated_at,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        name: "Harbour Days",
        phones: [{ number: "+66 76 123 456" }],
        addresses: [office],
        opening_hours: JSON.stringify(hours),
        privacy_text_en: "<p>Nothing is kept.</p>",
        privacy_text_id: null,
        translation_state: { ru: { missing: 2 } },
      },
    });
    expect(await put({ name: "Other", updated_at })).toMatchObject({ status: 409 });
    expect(await put({ email: "hello@harbour.example" })).toMatchObject({ body: { name: "Harbour Days" } });
    expect(await put({ email: "" })).toMatchObject({ body: { email: null } });
    expect(await put({ name: " " })).toMatchObject({
      status: 422,
      body: { errors: { name: ["Wajib diisi."] } },
    });
    const { versions } = await listVersions({ entity: "site", key: "1", page: 1, perPage: 10 });
    expect(versions.map(({ changed }) => changed)).toEqual([
      ["email"],
      ["email"],
      ["name", "phones", "opening_hours", "addresses", "privacy_text"],
      [],
    ]);
    expect((await callAs(null, api.updateSiteSettings, { json: { name: "x" } })).status).toBe(401);
  });

  //
  it.each([
    ["whatsapp_number", "0066 (90) 000-00-00", "+66900000000"],
    ["whatsapp_number", "+62 (0)811-234-5678", "+628112345678"],
    ["whatsapp_number", "https://wa.me/66900000000?text=Hi", "+66900000000"],
    ["whatsapp_number", "https://api.whatsapp.com/send?phone=%2B66900000000&text=Hi", "+66900000000"],
    ["telegram_account", "https://t.me/harbour_days/", "harbour_days"],
    ["booking_prefix", "hd", "HD"],
    ["accent", " 17B ", "#1177bb"],
    ["guest_phone", "optional", "optional"],
    ["ai_use", "none", "none"],
    ["tide_station", "benoa", "benoa"],
    ["tide_station", "sun", "sun"],
    ["tide_station", "", null],
    ["assistants_open", false, false],
    ["shows_ru", false, false],
    ["shows_ru", true, true],
  ])("store %s %j as %j", async (name, typed, stored) => {
    expect(await put({ name: "Harbour Days", [name]: typed })).toMatchObject({ body: { [name]: stored } });
  });

  //
  it.each([
    ["whatsapp_number", "12345", "kode negara"],
    ["telegram_account", "@harbour_bot", "milik bot"],
    ["booking_prefix", "H", "2 sampai 4"],
    ["accent", "blue", "heksadesimal"],
    ["guest_phone", "always", ""],
    ["ai_use", "all", ""],
    ["tide_station", "atlantis", ""],
    ["accent", "#808080", "sulit dibaca"],
    ["instagram", "https://example.com/harbour", "instagram.com"],
    ["email", "harbour", "alamat email"],
    ["founded", 17, "Paling kecil 1800."],
    ["founded", new Date().getFullYear() + 1, "belum tiba"],
    ["founded", 1999.5, "bilangan bulat"],
    ["privacy_policy", `/documents/${"0".repeat(32)}.pdf`, "Unggah lagi"],
    ["payment_methods", "/documents/missing.pdf", "Unggah lagi"],
  ])("refuse %s %j", async (name, typed, words) => {
    const messages = [expect.stringContaining(words)];
    expect(await put({ [name]: typed })).toMatchObject({
      status: 422,
      body: { errors: { [name]: messages } },
    });
  });

  //
  it("choose the zone of the days in the database and in the process, and name the clock", async () => {
    const names = () => (["en", "id", "ru"] as const).map(clockName);
    await getSiteSettings();
    expect(names()).toEqual(["Phuket time", "waktu Phuket", "по времени Пхукета"]);
    const zone = async () => (await db().$queryRaw<object[]>`SELECT site_time_zone() AS zone`)[0];
    expect(await put({ time_zone: "Asia/Makassar" })).toMatchObject({ status: 200 });
    await getSiteSettings();
    expect(await zone()).toEqual({ zone: "Asia/Makassar" });
    expect(operatorDay(new Date("2026-12-13T16:30:00Z")).toISOString()).toBe("2026-12-14T00:00:00.000Z");
    expect(names()).toEqual(["UTC+08:00", "UTC+08:00", "UTC+08:00"]);
    await put({ time_name: { en: "Bali time", id: "waktu Bali" } });
    await getSiteSettings();
    expect(names()).toEqual(["Bali time", "waktu Bali", "Bali time"]);
    expect(await put({ time_zone: "Europe/Moscow" })).toMatchObject({ status: 422 });
    await put({ time_zone: "Asia/Bangkok", time_name: {} });
    await getSiteSettings();
    expect(operatorDay(new Date("2026-12-13T16:30:00Z")).toISOString()).toBe("2026-12-13T00:00:00.000Z");
  });

  //
  it("name the kinds for staff as well, in Indonesian or in English", async () => {
    await put({ general_name: { en: "Bali tours", id: "Tur Bali" }, domestic_name: { en: "Java" } });
    await getSiteSettings();
    const labels = () => Object.fromEntries(namedMenuItems().map(({ segment, label }) => [segment, label]));
    expect(labels()).toMatchObject({ tours: "Tur Bali", "domestic-tours": "Java" });
    const concerned = (type: string) => storedValueText(closedPeriodFields, "tour_type", type);
    expect([concerned("1"), concerned("2")]).toEqual(["Tur Bali", "Java"]);
    expect(versionValueText(tourEntity.fields.tour_type, 1, "THB")).toBe("Tur Bali");
    const seo = { entity: "seo", record_key: "domesticTours", title: "", tour_type: null } as const;
    expect(recordTitle(seo)).toBe("Java");
    await put({ general_name: {}, domestic_name: {} });
    await getSiteSettings();
    expect(labels()).toMatchObject({ tours: "Tur Umum (Tur Phuket)" });
  });

  //
  it("hold the order and the names of the menu, and refuse what names no entry", async () => {
    const menu = [{ entry: "our-boats" }, { entry: "faq", name: { en: "Ask us", id: "Tanya" } }];
    expect(await put({ menu })).toMatchObject({
      status: 200,
      body: { menu: [{ entry: "our-boats" }, { entry: "faq" }] },
    });
    expect(await put({ menu: [{ entry: "https://x" }] })).toMatchObject({ status: 422 });
    expect(await put({ menu: [] })).toMatchObject({ body: { menu: [] } });
  });

  //
  it("show the site in one language at least", async () => {
    await put({ shows_id: true, shows_en: false, shows_ru: false });
    const none = { status: 422, body: { errors: { shows_id: [expect.stringContaining("satu bahasa")] } } };
    expect(await put({ shows_id: false })).toMatchObject(none);
    expect(await put({ shows_id: false, shows_en: true })).toMatchObject({ status: 200 });
    expect(await put({ shows_id: true, shows_en: true, shows_ru: true })).toMatchObject({ status: 200 });
  });

  //
  it("can be written back whole, as they were read", async () => {
    await put({
      name: "Harbour Days",
      phones: [{ number: "+66 76 123 456" }],
      addresses: [office],
      privacy_policy: "/documents/privacy-policy.pdf",
      blurb: { en: "Boats" },
    });
    const settings = await read();
    const { status, body } = await put(settings);
    expect(status, JSON.stringify(body)).toBe(200);
    const { updated_at: _, ...unchanged } = settings;
    expect(body).toMatchObject(unchanged);
  });

  //
  it("are what pages show once a save has ended", async () => {
    await getSiteSettings();
    await put({ name: "Harbour Days" });
    await getSiteSettings();
    expect(siteSettings().name).toBe("Harbour Days");
  });
});
