import { createHash } from "node:crypto";
import type { Page, Request, Route } from "playwright/test";
import sharp from "sharp";
import { nameOfHash } from "@/lib/core/storage/stored-names";
import { expect, makeTour, readTour, storedPictures, test } from "../setup/back-office-test";
import { holdRequests } from "../setup/hold-requests";
import { pickUp } from "../setup/pick-up";
import { signInOverForm } from "../setup/sign-in-over-form";

const upload = "**/api/packages/upload-image";

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture that nobody has uploaded before. */
async function picture(name: string): Promise<Chosen> {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256));
  const image = sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } },
  });
  return { name, mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

/** The name that the store gives a file. */
function pathOf({ buffer }: Chosen): string {
  return `/storage/${nameOfHash(createHash("sha256").update(buffer).digest("hex"))}`;
}

const text = (name: string, mimeType: string, content: string): Chosen => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

const area = (page: Page) => page.getByRole("group", { name: "Gambar tur" });
const cards = (page: Page) => area(page).getByRole("list").getByRole("listitem");
const choose = (page: Page, ...files: Chosen[]) =>
  area(page).locator("input[type=file]").setInputFiles(files);
const order = (page: Page, number: number) =>
  page.getByRole("spinbutton", { name: `Urutan gambar ${number}`, exact: true });
const sources = (page: Page) =>
  cards(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")));

async function storedImages(page: Page, id: number): Promise<{ path: string; alt?: string }[]> {
  return (await readTour(page.request, id)).images;
}

async function openForm(page: Page, id: number) {
  await page.goto(`/admin/tours/edit/${id}`);
  await expect(area(page)).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
}

//
test("several pictures at once: seen at once, sent one by one, ordered by number and by drag, described, public", async ({
  page,
  mark,
}) => {
  const id = await makeTour(page.request, mark, { published: true });
  await openForm(page, id);
  let underway = 0;
  let most = 0;
  const isUpload = (request: Request) => request.url().endsWith("/upload-image");
  page.on("request", (request) => {
    if (isUpload(request)) underway += 1;
    most = Math.max(most, underway);
  });
  page.on("requestfinished", (request) => {
    if (isUpload(request)) underway -= 1;
  });
  const files = await Promise.all(["a.jpg", "b.jpg", "c.jpg"].map(picture));
  const release = await holdRequests(page, upload);
  await choose(page, ...files);
  await expect(area(page).locator('img[src^="blob:"]').first()).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Unggahan c.jpg" })).toBeVisible();
  release();
  await expect(page.getByText("3 gambar", { exact: true })).toBeVisible();
  expect(most).toBe(1);
  await expect(area(page).locator('img[src^="blob:"]')).toHaveCount(0);
  await expect(cards(page).first()).toContainText("Sampul");
  const [a, b, c] = await sources(page);

  await order(page, 3).fill("0");
  await order(page, 3).press("Enter");
  expect(await sources(page)).toEqual([c, a, b]);
  await expect(order(page, 1)).toBeFocused();
  await expect(order(page, 3)).toHaveValue("2");
  await expect(cards(page).first()).toContainText("Sampul");

  // The card is in view, at rest, and nothing lies over it.
  await cards(page)
    .nth(0)
    .hover({ position: { x: 80, y: 80 } });
  const [from, to] = [await cards(page).nth(0).boundingBox(), await cards(page).nth(1).boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 80, from.y + 80);
  await page.mouse.down();
  await page.mouse.move(from.x + 100, from.y + 80, { steps: 4 });
  await page.mouse.move(to.x + 90, to.y + 80, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => sources(page)).toEqual([a, c, b]);

  const third = page.getByRole("button", { name: "Gambar 3: seret untuk memindahkan" });
  await pickUp(third, "Gambar 3 diangkat. Urutan 3 dari 3.");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Gambar dipindahkan ke urutan 2 dari 3.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => sources(page)).toEqual([a, b, c]);

  await cards(page).first().getByText("Teks alternatif").click();
  await page.getByRole("textbox", { name: "Teks alternatif gambar 1, Русский" }).fill("Лодка у берега");
  await save(page);
  await expect(page).toHaveURL("/admin/tours");
  const stored = await storedImages(page, id);
  expect(stored.map(({ path }) => `${path}?width=320`)).toEqual([a, b, c]);
  expect(JSON.parse(stored[0]?.alt ?? "")).toEqual({ ru: "Лодка у берега" });
  await page.goto(`/ru/tours/${id}`);
  await expect(page.locator('img[alt$=", фото 1: Лодка у берега"]').first()).toBeVisible();
  await page.getByRole("button", { name: /^Открыть фото 1 из 3/ }).click();
  await expect(
    page.getByRole("dialog").getByRole("img", { name: /, фото 1: Лодка у берега$/ }),
  ).toBeVisible();
  const html = await (await page.request.get(`/en/tours/${id}`)).text();
  expect(html).toContain(`alt="${mark}, picture 1"`);
});

//
test("unusable pictures are refused with the reason, a save waits for uploads, leaving asks, and an ended session is mended over the form", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/401|422|ERR_FILE_NOT_FOUND/);
  const id = await makeTour(page.request, mark);
  await openForm(page, id);

  await test.step("what is no picture, or none that can be used, says what to use instead", async () => {
    const heic = text("foto.heic", "image/heic", `\0\0\0\x18ftypheic${"0".repeat(40)}`);
    const svg = text("gambar.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    await choose(page, text("catatan.txt", "text/plain", "halo"), svg, heic);
    const unsupported = /Format gambar tidak didukung\. Gunakan JPEG, PNG, WebP, AVIF atau GIF/;
    await expect(area(page).getByRole("alert").filter({ hasText: unsupported })).toHaveCount(2);
    await expect(
      area(page).getByText("Bukan berkas gambar. Gunakan JPEG, PNG, WebP, AVIF, atau GIF."),
    ).toBeVisible();
    await expect(area(page).getByRole("button", { name: /^Coba lagi/ })).toHaveCount(0);
    await save(page);
    await expect(
      page.getByText("3 gambar belum terunggah. Coba lagi atau buang gambar itu, lalu simpan."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Buang 3 yang gagal" }).click();
    await expect(area(page).getByRole("alert")).toHaveCount(0);
  });

  const held: Route[] = [];
  await page.route(upload, (route) => void held.push(route));
  await choose(page, await picture("a.jpg"));
  await expect.poll(() => held.length).toBe(1);
  await test.step("a link asks before the picture on its way is lost", async () => {
    const menu = page.getByRole("navigation", { name: "Navigasi admin" });
    await menu.getByRole("link", { name: "Promo" }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Gambar yang masih diunggah atau gagal diunggah akan hilang.");
    await question.getByRole("button").first().click();
    await expect(question).toBeHidden();
  });
  await test.step("the save waits, and goes on after the sign-in", async () => {
    await save(page);
    await expect(page.getByRole("button", { name: "Menyimpan..." })).toBeVisible();
    await held[0]?.fulfill({ status: 401, json: { message: "x" } });
    await expect(page.getByRole("dialog").getByLabel("Username")).toBeVisible();
    await page.unroute(upload);
    await signInOverForm(page);
    await expect(page).toHaveURL("/admin/tours");
    expect(await storedImages(page, id)).toHaveLength(1);
  });
});

//
test("a failed upload is tried again, in its place, and nothing is sent twice", async ({
  page,
  mark,
  allowProblem,
}) => {
  allowProblem(/500|ERR_FAILED/);
  const id = await makeTour(page.request, mark);
  await openForm(page, id);
  let sent = 0;
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500, json: { message: "Terjadi kesalahan pada server." } }),
  ];
  await page.route(upload, async (route) => {
    const fail = failures.shift();
    if (fail) return fail(route);
    sent += 1;
    await route.continue();
  });
  const [a, b, c] = await Promise.all([picture("a.jpg"), picture("b.jpg"), picture("c.jpg")]);
  await choose(page, a, b, c);
  await expect(
    area(page).getByText("Gambar tidak terkirim. Periksa koneksi Anda, lalu coba lagi."),
  ).toBeVisible();
  await expect(area(page).getByText("Terjadi kesalahan pada server.")).toBeVisible();
  await expect(page.getByText("1 gambar", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Coba lagi unggah b.jpg" }).dblclick();
  await expect(page.getByText("2 gambar", { exact: true })).toBeVisible();

  // The one that is left is tried again by the save itself.
  await save(page);
  await expect(page).toHaveURL("/admin/tours");
  expect(sent).toBe(3);
  const order = await storedImages(page, id);
  expect(order.map(({ path }) => path)).toEqual([a, b, c].map(pathOf));

  await openForm(page, id);
  sent = 0;
  await choose(page, a);
  await expect(page.getByText("Sudah ada dalam daftar: a.jpg.")).toBeVisible();
  await page.getByRole("button", { name: "Hapus gambar 1", exact: true }).click();
  await expect(page.getByText("1 gambar dihapus.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hapus gambar 1", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Urungkan" }).click();
  expect(await sources(page)).toEqual(order.map(({ path }) => `${path}?width=320`));
  await choose(page, c, c);
  await expect(page.getByText("Sudah ada dalam daftar: c.jpg.")).toBeVisible();
  await expect(page.getByText("3 gambar", { exact: true })).toBeVisible();
  expect(sent).toBe(0);
});

//
test("pictures are pasted and dropped from the desktop; forty are at hand", async ({ page, mark }) => {
  const images = (await storedPictures(40)).map((path, order) => ({ path, order }));
  const id = await makeTour(page.request, mark, { images });
  await openForm(page, id);
  await expect(page.getByText("40 gambar", { exact: true })).toBeVisible();
  const before = await sources(page);
  await order(page, 40).fill("1");
  await order(page, 40).press("Enter");
  await expect(order(page, 2)).toBeFocused();
  expect((await sources(page)).slice(0, 2)).toEqual([before[0], before[39]]);

  const transferOf = async ({ buffer, name, mimeType }: Chosen) =>
    page.evaluateHandle(
      ({ base64, name, type }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type }));
        return data;
      },
      { base64: buffer.toString("base64"), name, type: mimeType },
    );
  const transfer = await transferOf(await picture("desktop.jpg"));
  await area(page).dispatchEvent("dragover", { dataTransfer: transfer });
  await expect(page.getByText("Lepaskan untuk mengunggah")).toBeVisible();
  await area(page).dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("41 gambar", { exact: true })).toBeVisible();

  const copied = await transferOf(await picture("clip.png"));
  await copied.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.getByText("42 gambar", { exact: true })).toBeVisible();
});
