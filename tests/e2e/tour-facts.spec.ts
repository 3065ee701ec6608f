import { fill } from "@/lib/core/i18n/fill";
import { messagesOf } from "@/lib/core/i18n/messages";
import { listFactLines } from "@/lib/tours/facts/lines";
import type { Facts } from "@/lib/tours/facts/schema";
import { proposedCodes, proposedName } from "@/lib/tours/pickup-areas/proposals";
import { fillGuest, sendRequest } from "../setup/booking-form";
import { axe } from "../setup/expect-usable";
import { elements, textOf } from "../setup/html-document";
import { expect, test } from "../setup/own-site-test";
import { resize } from "../setup/resize";
import { signIn } from "../setup/sign-in";

// The tests run in one process, because each process would make the records of `beforeAll` once more.
test.describe.configure({ mode: "default" });

const facts: Facts = {
  pickup: { offer: "included", areas: ["patong", "kata", "karon", "kamala", "bang_tao", "phuket_town"] },
  meeting: { en: "Royal Phuket Marina", id: "Royal Phuket Marina", ru: "Марина Royal Phuket" },
  group: { kind: "shared", most: 35 },
  age: { least: 6 },
  vessel: "speedboat",
  sea: "open",
  swim: "jacket",
  pregnant: "no",
  back: "no",
  wheelchair: "no",
  guide: [
    { language: "en", on: "always" },
    { language: "ru", on: "request" },
  ],
  meals: ["lunch", "drinks"],
  diets: ["halal", "vegetarian"],
  pay_there: [
    {
      what: { en: "Park fee", id: "Tiket taman", ru: "Сбор парка" },
      adult: 400,
      child: 200,
      currency: "THB",
    },
  ],
  bring: ["swimwear", "towel", "covered_shoulders", "waterproof_pouch"],
};

let id: number;
let silent: number;

test.beforeAll(async ({ site }) => {
  const { data } = await (await site.send("/api/packages?tour_type=1&per_page=100")).json();
  const [first, second] = data.filter(({ prices }: { prices: { service_type: string }[] }) =>
    ['"Adult"', '"Child 4–11 years"'].every((line) =>
      prices.some(({ service_type }) => service_type.includes(line)),
    ),
  );
  [id, silent] = [first.id, second.id];
  const put = (tour: number, body: object) => site.write("PUT", `/api/packages/${tour}`, body);
  await put(id, { facts, code: "FACTS", stops: ["maya-bay", "pileh-lagoon", "viking-cave"] });
  await put(silent, { facts: {}, code: "SILENT", stops: [] });
});

//
test("what is good to know stands whole below the highlights, limits first", async ({ page }) => {
  const words = messagesOf("ru", "facts");
  await page.goto(`/ru/tours/tour-${id}`);
  const section = page.getByRole("region", { name: words.title });
  const items = section.getByRole("listitem");
  const areas = proposedCodes.map((code) => ({ code, name: proposedName(code), surcharge: null }));
  const lines = listFactLines(facts, "ru", areas);
  await expect(items).toHaveText(lines.map(({ text }) => new RegExp(`^${text.replace(/[?.]/g, ".")}`)));
  await expect(items.filter({ hasText: words.payThere })).toContainText(/THB\s400.*THB\s200/);
  for (const width of [320, 390, 1440]) {
    await resize(page, width);
    const clipped = await items.evaluateAll((all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
    expect(clipped, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const { violations } = await axe(page).include("[aria-labelledby='facts-title']").analyze();
  expect(violations).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(items.last()).toBeVisible();
});

//
test("a card names the first stops beside the code; without any it has the code alone", async ({ site }) => {
  const cards = elements(await (await site.send("/ru/tours")).text(), "article");
  const cardOf = (tour: number) =>
    cards.find(({ attributes }) => attributes.id === `tour-${tour}`)?.inner ?? "";
  const stops = elements(cardOf(id), "ol").find(
    ({ attributes }) => attributes["aria-label"] === messagesOf("ru", "facts").stops,
  );
  expect(elements(stops?.inner ?? "", "li").map(({ inner }) => textOf(inner))).toEqual([
    "Бухта Майя",
    "Лагуна Пиле",
    "Пещера Викингов",
  ]);
  expect(textOf(cardOf(id))).toContain("FACTS");
  expect(textOf(cardOf(silent))).toContain("SILENT");
  const page = await (await site.send(`/ru/tours/${silent}`, { redirect: "follow" })).text();
  expect(page).not.toContain('id="facts-title"');
});

//
test("a party of 36 on a boat of 35, and a child below the lowest age, see a hint and can still ask", async ({
  page,
}) => {
  await page.goto(`/en/tours/tour-${id}#booking`);
  const { quantity } = messagesOf("en", "booking");
  const adults = page.getByRole("textbox", { name: fill(quantity, { service: "Adult" }) });
  const children = page.getByRole("textbox", { name: fill(quantity, { service: "Child 4–11 years" }) });
  await adults.fill("35");
  await expect(page.getByText("up to 35 guests.")).toHaveCount(0);
  await adults.fill("36");
  await expect(page.getByRole("status").filter({ hasText: "up to 35 guests." })).toBeVisible();
  await children.fill("1");
  await expect(page.getByText("Guests are welcome from 6 years.")).toBeVisible();
  await fillGuest(page, "en");
  expect(decodeURIComponent((await sendRequest(page, "en")).href)).toContain("36 x");
});

//
test("staff state with chips what is good to know, and read it again in the form and the detail", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/admin/tours/edit/${silent}`);
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  const groups = ["Siapa yang boleh ikut", "Penjemputan dan titik temu", "Rombongan, kapal, dan pemandu"];
  const unfold = async () => {
    for (const name of groups) await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  };
  await unfold();
  await group("Ibu hamil").getByLabel("Tidak cocok untuk ibu hamil").check();
  await group("Penjemputan").getByLabel("Penjemputan termasuk").check();
  await group("Daerah penjemputan").getByLabel("Kata", { exact: true }).check();
  await group("Daerah penjemputan").getByLabel("Patong").check();
  await group("Bahasa pemandu, atas permintaan").getByLabel("Rusia").check();
  await page.getByLabel("Umur terendah").fill("4");
  await page.getByLabel("Perhentian", { exact: true }).selectOption("maya-bay");
  await page.getByLabel("Perhentian", { exact: true }).selectOption("khai-island");
  await page.getByRole("button", { name: "Naikkan Pulau Khai" }).click();
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await expect(page).toHaveURL("/admin/tours");
  const stored = await (await page.request.get(`/api/packages/${silent}`)).json();
  expect(stored.facts).toEqual({
    pickup: { offer: "included", areas: ["patong", "kata"] },
    age: { least: 4 },
    pregnant: "no",
    guide: [{ language: "ru", on: "request" }],
  });
  expect(stored.stops).toMatchObject([{ place: "khai-island" }, { place: "maya-bay" }]);
  await page.goto(`/admin/tours/edit/${silent}`);
  await unfold();
  await expect(group("Ibu hamil").getByLabel("Tidak cocok untuk ibu hamil")).toBeChecked();
  await expect(group("Ibu hamil").getByLabel("Tidak disebut")).not.toBeChecked();
  await page.goto(`/admin/tours/${silent}`);
  await expect(page.getByText("Penjemputan termasuk: Patong, Kata")).toBeVisible();
  await expect(page.getByText("Pulau Khai → Maya Bay")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "Belum disebut di tur" })).toContainText("Kehamilan");
});
