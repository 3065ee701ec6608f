import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { expect, makePromo, sql, stranger, test } from "../setup/back-office-test";
import { expectUsable, expectUsableOnScreens } from "../setup/expect-usable";
import { seededAdmin } from "../setup/sign-in";
import { signInOverForm } from "../setup/sign-in-over-form";

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Returns the code of the step before, once that code stays valid for ten seconds or more. The present code stays free for the login. */
async function earlierCodeOf(secret: string): Promise<string> {
  const stepMs = 30_000;
  const left = stepMs - (Date.now() % stepMs);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
  return codeOf(secret, -1);
}

const dialog = (page: Page) => page.getByRole("dialog");
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text });

async function typeLogin(page: Page, username: string, password = seededAdmin.password) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

async function fillAccount(page: Page, username: string, password: string, repeated: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Ulangi password").fill(repeated);
}

//
test("an invitation makes an account, whose editor sees what editors may, and is deactivated and activated", async ({
  page,
  browser,
  allowProblem,
  signInAs,
}) => {
  allowProblem(/401|422/);
  const boss = await signInAs("admin");
  const password = "empat kata yang jauh";
  await page.goto("/admin/staff");
  await page.getByRole("button", { name: "Undang", exact: true }).click();
  await expect(dialog(page).getByRole("radio", { name: /^Editor/ })).toBeChecked();
  await expect(dialog(page).getByRole("radio", { name: /^Editor/ })).toBeFocused();
  await expectUsableOnScreens(page);
  await dialog(page).getByRole("button", { name: "Siapkan tautan" }).click();
  await expect(dialog(page).getByLabel("Password saat ini")).toHaveAccessibleDescription(
    "Password wajib diisi.",
  );
  await dialog(page).getByLabel("Password saat ini").fill(seededAdmin.password);
  await dialog(page).getByRole("button", { name: "Siapkan tautan" }).click();
  // The button that was pressed is gone; the keyboard goes on in the dialog.
  await expect(dialog(page)).toBeFocused();
  const link = await dialog(page).getByLabel("Tautan undangan").inputValue();
  expect(link).toMatch(/\/login\/invitation#[\w-]{43}$/);
  await dialog(page).getByRole("button", { name: "Selesai" }).click();
  await expect(region(page, "Undangan yang belum dipakai")).toBeVisible();

  const guest = await (await browser.newContext({ storageState: stranger })).newPage();
  await guest.goto(link);
  await expectUsableOnScreens(guest);
  const username = `undangan-${Date.now()}`;
  await guest.getByRole("button", { name: "Siapkan akun" }).click();
  await expect(guest.getByLabel("Username")).toBeFocused();
  await fillAccount(guest, username, password, "empat kata yang dekat");
  await guest.getByRole("button", { name: "Siapkan akun" }).click();
  await expect(guest.getByLabel("Ulangi password")).toHaveAccessibleDescription(
    "Kedua password baru tidak sama.",
  );
  await guest.getByLabel("Ulangi password").fill(password);
  await guest.keyboard.press("Enter");
  await expect(guest).toHaveURL("/admin");
  await expect(guest.getByRole("banner")).toContainText(username);
  await expect(guest.getByRole("banner")).toContainText("Editor");

  await guest.setViewportSize({ width: 1280, height: 720 });
  const menu = guest.getByRole("navigation", { name: "Navigasi admin" });
  await expect(menu.getByRole("link", { name: "Blog" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Staf" })).toBeHidden();
  expect((await guest.request.get("/admin/staff")).status()).toBe(404);
  const refused = await guest.request.get("/api/users");
  expect((await refused.json()).message).toContain("tidak memiliki hak");

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.reload();
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await test.step("a deactivated account is signed out and refused; oneself has no such button", async () => {
    await expect(row(boss).getByRole("button")).toHaveCount(0);
    await row(username).getByRole("button", { name: "Nonaktifkan" }).click();
    await dialog(page).getByRole("button", { name: "Nonaktifkan" }).click();
    await expect(row(username)).toContainText("Nonaktif");
    await guest.getByRole("navigation").getByRole("link", { name: "Blog" }).click();
    await guest.waitForURL(/\/login/);
    await typeLogin(guest, username, password);
    await expect(guest.getByRole("alert").filter({ hasText: "Username atau password salah" })).toBeVisible();
  });
  await test.step("an account is activated with the password of the admin", async () => {
    await row(username).getByRole("button", { name: "Aktifkan" }).click();
    const own = dialog(page).getByLabel("Password saat ini");
    await own.fill("salah");
    await dialog(page).getByRole("button", { name: "Aktifkan" }).click();
    await expect(own).toHaveAccessibleDescription("Password saat ini salah.");
    await own.fill(seededAdmin.password);
    await dialog(page).getByRole("button", { name: "Aktifkan" }).click();
    await expect(row(username).getByRole("button", { name: "Nonaktifkan" })).toBeVisible();
  });

  await guest.context().clearCookies();
  await guest.goto(link);
  await fillAccount(guest, `${username}-dua`, password, password);
  await guest.keyboard.press("Enter");
  const alert = guest.getByRole("alert").filter({ hasText: "Undangan ini tidak berlaku lagi" });
  await expect(alert).toBeVisible();
  await guest.context().close();
});

//
test("the second step: on after a proven code alone, asked for at login, off again", async ({
  page,
  allowProblem,
  signInAs,
}) => {
  allowProblem(/401|422/);
  const username = await signInAs("editor");
  await page.goto("/admin/account");
  const panel = region(page, "Verifikasi dua langkah");
  await panel.getByRole("button", { name: "Aktifkan" }).click();
  const own = dialog(page).getByLabel("Password saat ini");
  await expect(own).toBeFocused();
  await own.fill("salah");
  await page.keyboard.press("Enter");
  await expect(own).toHaveAccessibleDescription("Password saat ini salah.");
  await own.fill(seededAdmin.password);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("img", { name: "Kode QR" })).toBeVisible();
  const secret = (await dialog(page).getByLabel("Ketik kunci ini").inputValue()).replaceAll(" ", "");
  await expectUsable(page);
  const code = dialog(page).getByLabel("Kode verifikasi");
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAccessibleDescription(/Kode tidak cocok/);
  await code.fill(await earlierCodeOf(secret));
  await page.keyboard.press("Enter");
  const codes = dialog(page).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [first = "", second = ""] = await codes.allInnerTexts();
  await expectUsable(page);
  await dialog(page).getByRole("button", { name: "Sudah saya simpan" }).click();
  await expect(panel).toContainText("10 kode pemulihan tersisa");

  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page).toHaveURL("/login");
  await typeLogin(page, username);
  const asked = page.getByLabel("Kode verifikasi");
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute("autocomplete", "one-time-code");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Kode wajib diisi.")).toBeVisible();
  await asked.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Kode verifikasi salah" })).toBeVisible();
  await expectUsable(page);
  await asked.fill(codeOf(secret));
  await page.keyboard.press("Enter");
  await page.waitForURL("/admin");

  await page.goto("/admin/account");
  await expect(region(page, "Riwayat login")).toContainText("Kode verifikasi salah");
  await page.getByRole("button", { name: "Keluar" }).click();
  await typeLogin(page, username);
  await page.getByRole("button", { name: "Pakai kode pemulihan" }).click();
  await page.getByLabel("Kode pemulihan").fill(first.toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL("/admin");

  await page.goto("/admin/account");
  await expect(panel).toContainText("9 kode pemulihan tersisa");
  await panel.getByRole("button", { name: "Kode pemulihan baru" }).click();
  await expectUsable(page);
  await dialog(page).getByLabel("Password saat ini").fill(seededAdmin.password);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Kode verifikasi atau kode pemulihan")).toHaveAccessibleDescription(
    "Kode wajib diisi.",
  );
  await dialog(page).getByLabel("Kode verifikasi atau kode pemulihan").fill(second);
  await page.keyboard.press("Enter");
  await expect(codes).toHaveCount(10);
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Sudah saya simpan" }).click();
  await expect(panel).toContainText("10 kode pemulihan tersisa");
  await panel.getByRole("button", { name: "Nonaktifkan" }).click();
  await dialog(page).getByLabel("Password saat ini").fill("salah");
  await dialog(page).getByLabel("Kode verifikasi atau kode pemulihan").fill(codeOf(secret, 1));
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Password saat ini")).toHaveAccessibleDescription(
    "Password saat ini salah.",
  );
  await dialog(page).getByLabel("Password saat ini").fill(seededAdmin.password);
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("Belum aktif");
});

//
test("sessions are seen and ended at their next step; an API token is shown once, works, and ends when it is revoked", async ({
  page,
  allowProblem,
  signInAs,
  pageOf,
}) => {
  allowProblem(/401|422/);
  const username = await signInAs("editor");
  const other = await pageOf(username);
  await other.goto("/admin");
  await page.goto("/admin/account");
  const sessions = region(page, "Sesi masuk");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByRole("listitem").first()).toContainText("Sesi ini");
  await expect(sessions).toContainText("Chrome di");
  await sessions.getByRole("button", { name: /^Akhiri/ }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await other.getByRole("navigation").getByRole("link", { name: "Blog" }).click();
  await other.waitForURL(/\/login\?from=%2Fadmin%2Fblogs/);

  const panel = region(page, "Token API");
  await panel.getByRole("button", { name: "Tambah Token" }).click();
  await dialog(page).getByRole("button", { name: "Tambah Token" }).click();
  await expect(dialog(page).getByLabel("Nama")).toBeFocused();
  await dialog(page).getByLabel("Nama").fill("Kalender");
  await dialog(page).getByLabel("Password saat ini").fill("salah");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Password saat ini")).toHaveAccessibleDescription(
    "Password saat ini salah.",
  );
  await dialog(page).getByLabel("Password saat ini").fill(seededAdmin.password);
  await page.keyboard.press("Enter");
  const token = await dialog(page).getByLabel("Token", { exact: true }).inputValue();
  expect(token).toMatch(/^ombak_[\w-]{43}$/);
  await expectUsable(page);
  await dialog(page).getByRole("button", { name: "Sudah saya salin" }).click();
  await expect(panel).toContainText("Belum pernah dipakai");
  expect(await page.content()).not.toContain(token);

  const headers = { authorization: `Bearer ${token}`, cookie: "" };
  const ask = async () => (await page.request.get("/api/users/current", { headers })).status();
  expect(await ask()).toBe(200);
  await panel.getByRole("button", { name: "Cabut: Kalender" }).click();
  await dialog(page).getByRole("button", { name: "Cabut" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  expect(await ask()).toBe(401);
});

//
test("a form keeps what was typed when somebody else ends its session, also where the login has two steps", async ({
  page,
  baseURL,
  allowProblem,
  mark,
  signInAs,
  addAccount,
  pageOf,
}) => {
  allowProblem(/401/);
  const username = await signInAs("editor");
  const id = await makePromo(mark);
  const headers = { origin: new URL(baseURL ?? "").origin };
  const ownPassword = { password: seededAdmin.password };
  const { data } = await (
    await page.request.post("/api/users/current/totp", { headers, data: ownPassword })
  ).json();
  const confirmed = await page.request.post("/api/users/current/totp/confirm", {
    headers,
    data: { code: await earlierCodeOf(data.secret) },
  });
  expect(confirmed.status()).toBe(200);
  await page.goto(`/admin/promos/edit/${id}`);
  await page.getByLabel("Harga 1").fill("THB 777");

  const boss = await pageOf(await addAccount("admin"));
  await boss.goto("/admin/staff");
  await boss.getByRole("button", { name: `Jadikan admin: ${username}` }).click();
  await dialog(boss).getByLabel("Password saat ini").fill(seededAdmin.password);
  await dialog(boss).getByRole("button", { name: "Jadikan admin" }).click();
  await expect(status(boss, `${username} sekarang admin.`)).toBeVisible();

  await page.getByRole("button", { name: "Simpan Promo" }).click();
  await signInOverForm(page, username);
  const code = dialog(page).getByLabel("Kode verifikasi");
  await expect(code).toBeFocused();
  await code.fill(codeOf(data.secret));
  await dialog(page).getByRole("button", { name: "Login dan simpan" }).click();
  await expect(page).toHaveURL("/admin/promos");
  const [promo] = await sql("SELECT price FROM promo WHERE id = $1", [id]);
  expect(promo.price).toBe("THB 777");
});
