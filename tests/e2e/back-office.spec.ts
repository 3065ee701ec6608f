import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expect, makeTour, sql, stranger, test } from "../setup/back-office-test";
import { expectUsableOnScreens } from "../setup/expect-usable";
import { resize } from "../setup/resize";
import { seededAdmin } from "../setup/sign-in";

/** How many records there are, by the names of the dashboard's cards. */
async function countEverything(): Promise<Record<string, string>> {
  const [counts] = await sql(
    `SELECT (SELECT count(*) FROM promo) AS "Promo", (SELECT count(*) FROM blog) AS "Blog",
        (SELECT count(*) FROM tour WHERE tour_type = 1) AS "Tur Umum (Tur Phuket)",
        (SELECT count(*) FROM tour WHERE tour_type = 2) AS "Tur Domestik (Tur Indonesia)",
        (SELECT count(*) FROM tour WHERE tour_type = 3) AS "Tur Internasional"`,
  );
  return counts;
}

test.describe("a stranger", () => {
  test.use({ storageState: stranger });

  //
  test("reads why a sign-in failed, signs in and comes to the page that the address named", async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/40[14]|429|500/);
    const username = page.getByLabel("Username");
    const password = page.getByLabel("Password", { exact: true });
    const login = async (name: string, secret: string) => {
      await username.fill(name);
      await password.fill(secret);
      await page.getByRole("button", { name: "Login", exact: true }).click();
    };
    await page.goto("/admin/tidak-ada?x=1");
    await expect(page).toHaveURL("/login?from=%2Fadmin%2Ftidak-ada%3Fx%3D1");
    await expect(page).toHaveTitle(/^Login Admin/);
    await expect(page.locator("html")).toHaveAttribute("lang", "id");

    await test.step("what is missing", async () => {
      await page.getByRole("button", { name: "Login", exact: true }).click();
      await expect(username).toBeFocused();
      await expect(page.getByText("Password wajib diisi.")).toBeVisible();
    });
    await test.step("the general failure when the server cannot answer", async () => {
      await page.route("**/api/auth/**", (route) => route.fulfill({ status: 500, body: "x" }));
      await login("admin", "x");
      await expect(page.getByText("Terjadi kesalahan saat login")).toBeVisible();
      await page.unroute("**/api/auth/**");
    });
    await test.step("how long to wait after too many failures", async () => {
      const guessed = { username: `tamu-${Date.now()}`, password: "salah" };
      for (let n = 0; n < 10; n += 1) await page.request.post("/api/users/login", { data: guessed });
      await login(guessed.username, "salah");
      await expect(
        page.getByText(
          /^Terjadi kesalahan saat login\. Terlalu banyak percobaan login\. Coba lagi dalam 1[45] menit\.$/,
        ),
      ).toBeVisible();
    });
    await test.step("a wrong password", async () => {
      await login(seededAdmin.username, "salah");
      await expect(page.getByRole("alert").filter({ hasText: "Username atau password salah" })).toBeVisible();
    });

    await password.fill(seededAdmin.password);
    const words = "Login berhasil! Mengarahkan ke dashboard...";
    // By the page's own clock, which no busy test is late for.
    await page.evaluate((text) => {
      let shown = Number.NaN;
      new MutationObserver(() => {
        if (Number.isNaN(shown) && document.body.textContent?.includes(text)) shown = performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      addEventListener("pagehide", () => {
        sessionStorage.setItem("shownFor", String(performance.now() - shown));
      });
    }, words);
    await page.keyboard.press("Enter");
    await expect(page.getByText(words)).toBeVisible();
    await page.waitForURL("/admin/tidak-ada?x=1");
    expect(Number(await page.evaluate(() => sessionStorage.getItem("shownFor")))).toBeGreaterThan(1_500);
    await expect(page.getByRole("heading", { name: "Halaman tidak ditemukan" })).toBeVisible();
  });
});

//
test("the dashboard counts everything, and its menu checks the session of whoever follows a link", async ({
  page,
  signInAs,
  allowProblem,
}) => {
  allowProblem(/401|404|ERR_FAILED|Failed to fetch/);
  const username = await signInAs("admin");
  const card = (name: string) =>
    page.getByRole("region", { name: "Bagian" }).getByRole("link").filter({ hasText: name });
  // Other journeys add and remove tours meanwhile: the figures must agree at one moment.
  await expect(async () => {
    const counts = await countEverything();
    await page.goto("/admin");
    for (const [name, count] of Object.entries(counts)) {
      const words = new RegExp(`${count} ?(?:promo|tur|blog)$`);
      await expect(card(name)).toContainText(words, { timeout: 1_000 });
    }
  }).toPass();
  await expect(page.getByRole("banner")).toContainText(username);
  await expect(card("Pengaturan SEO")).not.toContainText(/\d/);

  await test.step("a phone has a menu from the left, which a chosen link closes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Buka menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Buka menu" }).click();
    await menu.getByRole("link", { name: "Promo" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/admin/promos");
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  const link = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
  await test.step("a session that cannot be checked is checked again on wish", async () => {
    await page.route("**/api/users/current", (route) => route.abort());
    await link("Dashboard").first().click();
    await expect(
      page.getByText("Sesi tidak dapat diperiksa. Periksa koneksi Anda, lalu coba lagi."),
    ).toBeVisible();
    await page.unroute("**/api/users/current");
    await page.getByRole("button", { name: "Coba Lagi" }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("a session that has ended leads to the login page, which says so", async () => {
    const ended = "DELETE FROM session USING admin_user WHERE user_id = admin_user.id AND username = $1";
    await sql(ended, [username]);
    await link("Blog").click();
    await page.waitForURL(/\/login\?from=%2Fadmin%2Fblogs/);
    await expect(page.getByText("Unauthorized: Token expired or invalid.")).toBeVisible();
  });
});

//
test("an address without a record or a page says so, in the frame, and leads back", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/404/);
  for (const [address, text, back] of [
    ["promos/999999", "Promo tidak ditemukan.", "Kembali ke Daftar Promo"],
    ["promos/edit/999999", "Promo tidak ditemukan atau gagal dimuat.", "Kembali ke Daftar Promo"],
    ["blogs/999999", "Blog tidak ditemukan.", "Kembali ke Daftar"],
    ["blogs/edit/999999", "Blog tidak ditemukan atau gagal dimuat.", "Kembali ke Daftar"],
    ["tours/999999", "Tur tidak ditemukan.", "Kembali ke Daftar"],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(`/admin/${address}`);
      const alert = page.getByRole("main").getByRole("alert").filter({ hasText: text });
      await expect(alert).toHaveText(`Error!${text}`);
      await expect(page.getByRole("navigation", { name: "Navigasi admin" })).toBeVisible();
      await expect(page.getByRole("link", { name: back })).toBeVisible();
    });
  }
  await page.getByRole("link", { name: "Kembali ke Daftar" }).click();
  await expect(page).toHaveURL("/admin/tours");

  expect((await page.goto("/admin/tidak-ada"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halaman tidak ditemukan");
  await expect(page.getByRole("banner")).toContainText(seededAdmin.username);
  await page.getByRole("link", { name: "Kembali ke Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

//
test("an admin is signed out by no form or picture of another site", async ({
  page,
  context,
  baseURL,
  allowProblem,
}) => {
  allowProblem(/./);
  const evil = createServer((request, response) => {
    const [, path] = /^\/form\?(.*)$/.exec(request.url ?? "") ?? [];
    const form = `<form method="post" action="${baseURL}${path}"><button>Send</button></form>`;
    response.setHeader("Content-Type", "text/html").end(`<body><img src="${baseURL}${path}">${form}`);
  });
  await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
  const { port } = evil.address() as AddressInfo;
  for (const path of ["/api/users/logout", "/api/auth/signout", "/api/auth/session", "/api/auth/signin"]) {
    await page.goto(`http://127.0.0.1:${port}/form?${path}`);
    await page.getByRole("button").click();
    await page.waitForURL(`${baseURL}${path}`);
    await page.goto(path);
  }
  evil.close();
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin");
  const session = (await context.cookies(baseURL)).find(({ name }) => name === "next-auth.session-token");
  expect(session?.value).toBeTruthy();
});

//
test("an admin changes the password, which a password manager finds, stays signed in, and leaves on wish", async ({
  page,
  signInAs,
  allowProblem,
}) => {
  allowProblem(/422/);
  const username = await signInAs("admin");
  await page.goto("/.well-known/change-password");
  await expect(page).toHaveURL("/admin/password");
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const submit = () => page.getByRole("main").getByRole("button", { name: "Ganti Password" }).click();

  await submit();
  await expect(field("Password saat ini")).toBeFocused();
  await expect(page.getByText("Password baru wajib diisi.")).toBeVisible();

  await field("Password saat ini").fill("bukan yang ini");
  await field("Password baru").fill("empat kata yang jauh");
  await field("Ulangi password baru").fill("empat kata yang dekat");
  await submit();
  await expect(field("Ulangi password baru")).toHaveAccessibleDescription("Kedua password baru tidak sama.");

  await field("Ulangi password baru").fill("empat kata yang jauh");
  await submit();
  await expect(field("Password saat ini")).toHaveAccessibleDescription("Password saat ini salah.");

  await field("Password saat ini").fill(seededAdmin.password);
  await submit();
  await expect(page.getByRole("status")).toContainText("Password telah diganti.");
  await expect(field("Password baru")).toHaveValue("");
  await page.goto("/admin");
  await expect(page.getByRole("banner")).toContainText(username);
  const again = { username, password: "empat kata yang jauh" };
  expect((await page.request.post("/api/users/login", { data: again })).status()).toBe(200);

  const cookies = await page.context().cookies();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page).toHaveURL("/login");
  await page.context().addCookies(cookies);
  expect((await page.request.get("/admin", { maxRedirects: 0 })).status()).toBe(307);
});

/** Controls that stand beyond the right edge of the window. */
const controlsBeyond = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a, button, input, select, textarea")]
      .filter(
        (control) => control.checkVisibility() && !control.closest(".sr-only, [class*='overflow-x-auto']"),
      )
      .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
      .map((control) => `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent}`),
  );

//
test("nothing is in the way of use on any screen, also with letters twice as large, and lists begin near the top of a phone", async ({
  page,
  mark,
}) => {
  // The longest state of a text in the queue of translations.
  await makeTour(page.request, mark, { duration: { en: "One day", id: "", ru: "Один день" } });
  const lists = ["/admin/tours", "/admin/promos", "/admin/blogs"];
  // With letters of the usual size as well; the other pages are looked at in their journeys.
  const small = [
    "/admin",
    "/admin/tours",
    "/admin/promos",
    "/admin/staff",
    "/admin/account",
    "/admin/password",
  ];
  const large = ["/admin/tours/edit/1", "/admin/promos/create", "/admin/blogs", "/admin/translations"];
  for (const path of [...small, ...large]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (small.includes(path)) await expectUsableOnScreens(page);
      if (lists.includes(path)) {
        await resize(page, 390, 844);
        await expect(page.getByRole("row").nth(1)).toBeVisible();
        expect((await page.getByRole("row").nth(1).boundingBox())?.y).toBeLessThan(300);
      }
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
      for (const width of [320, 390]) {
        await resize(page, width, 800);
        expect([width, await controlsBeyond(page)]).toEqual([width, []]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([width, wide]).toEqual([width, 0]);
      }
    });
  }
  await page.goto("/admin/tours");
  await page.getByRole("button", { name: "Saring" }).click();
  await expect(page.getByLabel("Jenis")).toBeVisible();

  await test.step("the contract of the API is drawn", async () => {
    await page.goto("/api/docs");
    await page.getByRole("link", { name: "Tours", exact: true }).click();
    await expect(page.getByText("/packages/swap-order")).toBeVisible();
  });
  await page.context().clearCookies();
  await page.goto("/login");
  await expectUsableOnScreens(page);
});
