import type { Locator, Page, Request, Route } from "playwright/test";
import { expectUsableOnScreens } from "../setup/expect-usable";
import type { OwnSite } from "../setup/own-site";
import { expect, test } from "../setup/own-site-test";
import { pickUp } from "../setup/pick-up";
import { signIn } from "../setup/sign-in";

// One site for all, whose lists each test leaves in any order.
test.use({ siteOf: "admin-tour-list" });
test.describe.configure({ mode: "default" });

/** The texts of general tours; unit/admin-words.test.ts holds those of each kind. */
const said = {
  title: "Kelola Tur",
  add: "Tambah Tur",
  loading: "Memuat data tur...",
  notLoaded: "Gagal memuat data tur. Silakan coba lagi.",
  detailNotLoaded: "Gagal memuat detail tur. Silakan coba lagi.",
  question: "Apakah Anda yakin ingin menghapus tur ini?",
  deleted: "Tur berhasil dihapus!",
  notDeleted: "Gagal menghapus tur. Silakan coba lagi.",
  moved: "Urutan tur berhasil diperbarui!",
  notMoved: "Gagal memperbarui urutan tur. Silakan coba lagi.",
};

test.beforeEach(({ page }) => signIn(page));

const rows = (page: Page) => page.locator("tbody tr");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const note = (page: Page, words: string) => page.locator("[data-sonner-toast]").filter({ hasText: words });
const handle = (at: Locator) => at.getByRole("button", { name: /^Seret / });

async function names(page: Page): Promise<string[]> {
  // The browser draws the list, a moment after the page is there.
  await rows(page).first().waitFor();
  return rows(page)
    .locator("td:nth-child(2) > a")
    .evaluateAll((links) => links.map(({ textContent }) => textContent ?? ""));
}

/** Ids of a type's tours in their order, as they are stored. */
async function stored(site: OwnSite, type: number): Promise<number[]> {
  const tours = await site.sql(`SELECT id FROM tour WHERE tour_type = $1 ORDER BY "order"`, [type]);
  return tours.map(({ id }) => Number(id));
}

/** Ids of the tours on the first page of a public list, in its order. */
async function shown(site: OwnSite, kind: string): Promise<number[]> {
  const html = await (await site.send(`/id/${kind}`)).text();
  const links = html.matchAll(new RegExp(`href="/id/${kind}/[a-z0-9-]*?-?(\\d+)"`, "g"));
  return [...new Set([...links].map(([, id]) => Number(id)))];
}

async function drag(page: Page, from: Locator, to: Locator) {
  // Rows slide to their places after a move: a box that is measured on the way is not where the drop goes.
  for (const moving of [from, to]) await moving.hover({ trial: true });
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("nothing to drag");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  // Towards the goal from the first pixel: down near the lower edge of the window would scroll the page.
  const ahead = Math.sign(end.y - start.y) * 10;
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + ahead, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

//
test("image, name, location, price and what can be done with each tour", async ({ page, site }) => {
  const [first] = await stored(site, 1);
  await site.sql(
    `UPDATE tour SET starting_price = NULL, name = name - 'id', location = location - 'id' WHERE id = $1`,
    [first],
  );
  await site.sql("DELETE FROM tour_image WHERE tour_id = $1", [first]);
  const [{ name, place, total }] = await site.sql(
    `SELECT name ->> 'en' AS name, location ->> 'en' AS place,
      (SELECT count(*)::int FROM tour WHERE tour_type = $2) AS total FROM tour WHERE id = $1`,
    [first, 1],
  );
  await page.goto("/admin/tours");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.title);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Gambar",
    "Nama",
    "Lokasi",
    "Harga Mulai",
    "Aksi",
  ]);
  await expect(page.getByText(`${total} tur`, { exact: true })).toBeVisible();

  const bare = rows(page).first();
  await expect(bare).toContainText(name);
  await expect(bare.getByRole("cell").nth(2)).toHaveText(place);
  await expect(bare.getByRole("cell").nth(3)).toHaveText("tidak ada");
  await expect(bare.locator("img")).toHaveCount(0);
  const hrefs = await bare
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    `/admin/tours/${first}`,
    ...["id", "en", "ru"].map((language) => `/${language}/tours/${first}`),
    `/admin/tours/${first}`,
    `/admin/tours/edit/${first}`,
    `/admin/tours/create?copyFrom=${first}`,
  ]);
  await expect(bare.getByRole("link", { name: /Bahasa Indonesia \(belum diterjemahkan\)$/ })).toBeVisible();

  const whole = rows(page).nth(1);
  await expect(whole.getByRole("cell").nth(3)).toHaveText(/^\S+ [\d.]+$/);
  await expect(whole.locator("img")).toHaveJSProperty("complete", true);
  await expect(page.getByRole("link", { name: "Kembali ke Dashboard" })).toHaveAttribute("href", "/admin");
  const add = page.getByRole("link", { name: said.add });
  await expect(add).toHaveAttribute("href", `/admin/tours/create`);
  await expectUsableOnScreens(page);
});

//
test("a tour is deleted once, after a question, is gone for visitors too, and is back in its place when that is undone", async ({
  page,
  site,
  allowProblem,
}) => {
  allowProblem(/500|ERR_FAILED/);
  await page.goto("/admin/tours");
  const [first = "", second = ""] = await names(page);
  const before = await stored(site, 1);
  const [id = 0] = before;
  const remove = row(page, first).getByRole("button", { name: `Hapus ${first}` });
  const dialog = page.getByRole("dialog");
  let requests = 0;
  page.on("request", (request) => {
    if (request.method() === "DELETE") requests += 1;
  });

  await remove.click();
  await expect(dialog).toContainText(first);
  await expect(dialog).not.toContainText("Tindakan ini tidak dapat dibatalkan.");
  await expect(dialog).toContainText(said.question);
  await dialog.getByRole("button", { name: "Batal" }).click();
  await expect(dialog).toBeHidden();
  expect(requests).toBe(0);

  for (const answer of ["500", "none"]) {
    await page.route("**/api/packages/*", (route) =>
      answer === "none" ? route.abort() : route.fulfill({ status: 500, json: { message: "Rahasia" } }),
    );
    // The first one's note may still be there when the second one is only on its way.
    const isDelete = (request: Request) => request.method() === "DELETE";
    const over =
      answer === "none"
        ? page.waitForEvent("requestfailed", isDelete)
        : page.waitForEvent("requestfinished", isDelete);
    await remove.click();
    await dialog.getByRole("button", { name: "Hapus" }).click();
    await over;
    await expect(note(page, said.notDeleted).first()).toBeVisible();
    await page.unroute("**/api/packages/*");
    await expect(dialog).toBeHidden();
  }
  expect(await stored(site, 1)).toContain(id);

  requests = 0;
  await remove.click();
  await dialog.getByRole("button", { name: "Hapus" }).dblclick();
  await expect(note(page, said.deleted)).toContainText("Berhasil!");
  await expect(row(page, first)).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Hapus ${second}` })).toBeFocused();
  expect(requests).toBe(1);
  expect(await shown(site, "tours")).not.toContain(id);

  await note(page, said.deleted).getByRole("button", { name: "Urungkan" }).click();
  await expect(note(page, "kembali seperti semula")).toBeVisible();
  expect(await stored(site, 1)).toEqual(before);
  expect(await shown(site, "tours")).toContain(id);
});

//
test("a dragged tour stays where it was dropped, for staff and for visitors, unless the move fails or is undone", async ({
  page,
  site,
  allowProblem,
}) => {
  allowProblem(/500/);
  // So that the fourth row is not near the lower edge of the window, where a drag scrolls the page.
  await page.setViewportSize({ width: 1280, height: 960 });
  await page.goto("/admin/tours");
  const [a, b, c, d] = await names(page);
  const firstFour = async () => (await names(page)).slice(0, 4);
  let [underway, most, requests] = [0, 0, 0];
  await page.route("**/api/packages/swap-order", async (route) => {
    requests += 1;
    underway += 1;
    most = Math.max(most, underway);
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    underway -= 1;
    await route.fulfill({ response });
  });

  await test.step("a drop beside the list or on the same place does nothing", async () => {
    await drag(page, handle(rows(page).nth(2)), page.getByRole("navigation", { name: "Navigasi admin" }));
    await drag(page, handle(rows(page).nth(1)), handle(rows(page).nth(1)));
    expect(await firstFour()).toEqual([a, b, c, d]);
    expect(requests).toBe(0);
  });
  await test.step("a move that fails is said and taken back", async () => {
    const refuse = (route: Route) => route.fulfill({ status: 500, json: {} });
    await page.route("**/api/packages/swap-order", refuse);
    await drag(page, handle(rows(page).nth(1)), rows(page).nth(2));
    await expect(note(page, said.notMoved)).toContainText("Error!");
    await expect.poll(firstFour).toEqual([a, b, c, d]);
    await page.unroute("**/api/packages/swap-order", refuse);
  });
  await test.step("two quick moves do not cross, and stay", async () => {
    await drag(page, handle(rows(page).nth(0)), rows(page).nth(3));
    expect(await firstFour()).toEqual([b, c, d, a]);
    await drag(page, handle(rows(page).nth(2)), rows(page).nth(1));
    expect(await firstFour()).toEqual([b, d, c, a]);
    await expect(note(page, said.moved).first()).toContainText("Berhasil!");
    await expect(page.getByText("Menyimpan urutan...")).toBeHidden();
    expect([requests, most]).toEqual([2, 1]);
    await page.reload();
    expect(await firstFour()).toEqual([b, d, c, a]);
    expect((await stored(site, 1)).slice(0, 12)).toEqual(await shown(site, "tours"));
  });
  await test.step("a move is undone from its notice", async () => {
    await drag(page, handle(rows(page).nth(2)), rows(page).nth(0));
    await note(page, said.moved).getByRole("button", { name: "Urungkan" }).click();
    await expect.poll(firstFour).toEqual([b, d, c, a]);
    await expect(page.getByText("Menyimpan urutan...")).toBeHidden();
    await page.reload();
    expect(await firstFour()).toEqual([b, d, c, a]);
  });
});

//
test("the order is changed by keys, screen readers hear the new position, and an ended session leads to the login page", async ({
  page,
  site,
  allowProblem,
}) => {
  allowProblem(/401/);
  await page.goto("/admin/international-tours");
  const before = await names(page);
  // Rows far below the window are not drawn; the table says how many there are, with its head.
  const total = Number(await page.getByRole("table").getAttribute("aria-rowcount")) - 1;
  await pickUp(handle(rows(page).nth(0)), `${before[0]} diangkat dari posisi 1 dari ${total}.`);
  for (const place of [2, 3]) {
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText(`${before[0]} di posisi ${place} dari ${total}.`)).toBeAttached();
  }
  await page.keyboard.press("Space");
  await expect.poll(async () => (await names(page)).slice(0, 3)).toEqual([before[1], before[2], before[0]]);
  await expect(note(page, "Urutan tur internasional berhasil diperbarui!")).toBeVisible();
  await expect(handle(row(page, before[0] ?? ""))).toBeFocused();

  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  expect((await names(page)).slice(0, 3)).toEqual([before[1], before[2], before[0]]);

  // The end of a drag gives the focus back a frame later, which closes a menu that was quicker.
  await expect(async () => {
    await page.getByRole("button", { name: `Tindakan lain untuk ${before[1]}` }).press("Enter");
    await expect(page.getByRole("menuitem", { name: "Turun satu" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("menuitem", { name: "Turun satu" }).click();
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([before[2], before[1]]);
  await expect(page.getByRole("button", { name: `Tindakan lain untuk ${before[2]}` })).toBeVisible();
  await page.getByRole("button", { name: `Tindakan lain untuk ${before[2]}` }).click();
  // The menu of the other row may still be closing.
  const menu = page.getByRole("menu", { name: `Tindakan lain untuk ${before[2]}` });
  await expect(menu.getByRole("menuitem", { name: "Naik satu" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");

  await site.sql("DELETE FROM session");
  await page.getByRole("button", { name: `Tindakan lain untuk ${before[1]}` }).click();
  await page.getByRole("menuitem", { name: "Turun satu" }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fadmin%2Finternational-tours/);
  await expect(page.getByText("Unauthorized: Token expired or invalid.")).toBeVisible();
});

//
test("search finds words in any language, without accents; filters name what is missing", async ({
  page,
  site,
}) => {
  await site.sql(
    `UPDATE tour SET name = '{"en": "Café Crème Bay", "ru": "Ёлочный залив"}', code = 'ZZ-9', tags = 'open_trip'
      WHERE id = (SELECT id FROM tour WHERE tour_type = 1 ORDER BY "order" OFFSET 5 LIMIT 1)`,
  );
  await page.goto("/admin/tours");
  const search = page.getByRole("textbox", { name: "Cari nama, lokasi, atau kode" });
  for (const typed of ["creme cafe", "елоч", "zz-9"]) {
    await search.fill(typed);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Café Crème Bay");
  }
  await expect(page.getByText(/^1 dari \d+ tur$/)).toBeVisible();
  await expect(page).toHaveURL(/\?search=zz-9$/);
  await expect(page.getByText("Urutan hanya dapat diubah saat semua tur ditampilkan.")).toBeVisible();
  await expect(handle(rows(page).first())).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(search).toHaveValue("zz-9");

  await search.fill("tidak mungkin ada");
  await expect(page.getByText("Tidak ada tur yang cocok.")).toBeVisible();
  await page.getByRole("button", { name: "Tampilkan semua" }).click();
  await expect(search).toHaveValue("");
  await expect(handle(rows(page).first())).toHaveAttribute("aria-disabled", "false");

  await page.getByRole("combobox", { name: "Bahasa" }).selectOption("id");
  await expect(row(page, "Café Crème Bay")).toBeVisible();
  await page.getByRole("combobox", { name: "Bahasa" }).selectOption("ru");
  await expect(page.getByText("Tidak ada tur yang cocok.")).toBeVisible();
  await page.goto("/admin/tours?lacks=id&tags=open_trip");
  await expect(row(page, "Café Crème Bay")).toBeVisible();
  await page.getByRole("combobox", { name: "Jenis" }).selectOption("private_service");
  await expect(row(page, "Café Crème Bay")).toHaveCount(0);
});

//
test("where tours cannot be read, the list, the detail, the form and the copy say so in their place, and try again", async ({
  page,
  site,
  allowProblem,
}) => {
  allowProblem(/./);
  const [id] = await stored(site, 1);
  const failure = page.getByRole("main").getByRole("alert");
  expect(await (await page.request.get("/admin/tours")).text()).toContain(said.loading);
  await site.sql("ALTER TABLE tour_image RENAME TO tour_image_away");
  await page.goto("/admin/tours");
  await expect(failure).toHaveText(`Error!${said.notLoaded}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
  await site.sql("ALTER TABLE tour_image_away RENAME TO tour_image");
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(rows(page).first()).toBeVisible();

  await site.sql("ALTER TABLE tour_image RENAME TO tour_image_away");
  await page.goto(`/admin/tours/${id}`);
  await expect(failure).toHaveText(`Error!${said.detailNotLoaded}`);
  await site.sql("ALTER TABLE tour_image_away RENAME TO tour_image");
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await expect(page.getByRole("heading", { name: "Gambar Tur" })).toBeVisible();

  await site.sql("ALTER TABLE tour RENAME TO tour_away");
  const alert = (text: string) => page.getByRole("alert").filter({ hasText: text });
  await page.goto("/admin/domestic-tours/edit/1");
  const notLoaded = "Gagal memuat data tur domestik untuk diedit. Silakan coba lagi.";
  await expect(alert(notLoaded)).toContainText("Error!");
  await expect(page.getByRole("button", { name: "Coba Lagi" })).toBeVisible();
  await page.goto("/admin/tours/create?copyFrom=1");
  await expect(alert("Gagal memuat data tur yang akan disalin. Silakan coba lagi.")).toBeVisible();
  await site.sql("ALTER TABLE tour_away RENAME TO tour");
});

//
test("a list of a thousand draws what is seen, and any place can be reached by its number; an empty list says so", async ({
  page,
  site,
}) => {
  await site.sql(
    `INSERT INTO tour (tour_type, "order", name, duration, location, overview)
      SELECT 2, 1000 + n, jsonb_build_object('en', 'Many ' || n), '{"en": "1"}', '{"en": "Here"}', '{"en": "x"}'
      FROM generate_series(1, 1000) AS n`,
  );
  await page.goto("/admin/domestic-tours");
  const total = (await stored(site, 2)).length;
  await rows(page).first().waitFor();
  await expect(page.getByText(`${new Intl.NumberFormat("id").format(total)} tur`)).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(row(page, "Many 1000")).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);

  await page.getByRole("button", { name: new RegExp(`^${total}\\. Ubah posisi Many 1000,`) }).click();
  const dialog = page.getByRole("dialog", { name: "Pindah ke posisi" });
  await dialog.getByRole("spinbutton").fill("0");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(`Masukkan angka dari 1 sampai ${total}.`);
  await dialog.getByRole("spinbutton").fill("2");
  await dialog.getByRole("button", { name: "Pindahkan" }).click();
  await expect(note(page, "Urutan tur domestik berhasil diperbarui!")).toBeVisible();
  await expect(
    page.getByRole("button", { name: `Ubah posisi Many 1000, sekarang 2 dari ${total}` }),
  ).toBeFocused();
  expect((await names(page))[1]).toBe("Many 1000");
  expect(await shown(site, "domestic-tours")).toEqual((await stored(site, 2)).slice(0, 12));

  const search = page.getByRole("textbox", { name: "Cari nama, lokasi, atau kode" });
  await search.fill("many 777");
  await expect(rows(page)).toHaveCount(1);

  await site.sql("DELETE FROM tour");
  await page.goto("/admin/domestic-tours");
  await expect(page.getByText("Tidak ada data tur domestik", { exact: true })).toBeVisible();
});
