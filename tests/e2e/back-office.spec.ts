import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, sql, stranger, test } from "../setup/back-office-test";
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
  test("signs in and comes back to what was asked for", async ({ page, allowProblem }) => {
    allowProblem(/404|401/);
    await page.goto("/admin/tidak-ada?x=1");
    await expect(page).toHaveURL("/login?from=%2Fadmin%2Ftidak-ada%3Fx%3D1");
    await expect(page).toHaveTitle(/^Login Admin/);
    await expect(page.locator("html")).toHaveAttribute("lang", "id");

    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByLabel("Username")).toBeFocused();
    await expect(page.getByText("Password wajib diisi.")).toBeVisible();

    await page.getByLabel("Username").fill(seededAdmin.username);
    await page.getByLabel("Password", { exact: true }).fill("salah");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Username atau password salah" })).toBeVisible();

    await page.getByLabel("Password", { exact: true }).fill(seededAdmin.password);
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

  //
  test("is told how long to wait after too many failures", async ({ page, allowProblem }) => {
    allowProblem(/401|429/);
    const username = `tamu-${Date.now()}`;
    for (let n = 0; n < 10; n += 1) {
      await page.request.post("/api/users/login", { data: { username, password: "salah" } });
    }
    await page.goto("/login");
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill("salah");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(
      page.getByText(
        /^Terjadi kesalahan saat login\. Terlalu banyak percobaan login\. Coba lagi dalam 1[45] menit\.$/,
      ),
    ).toBeVisible();
  });

  //
  test("reads the general failure when the server cannot answer", async ({ page, allowProblem }) => {
    allowProblem(/500/);
    await page.goto("/login");
    await page.route("**/api/auth/**", (route) => route.fulfill({ status: 500, body: "x" }));
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password", { exact: true }).fill("x");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Terjadi kesalahan saat login")).toBeVisible();
  });
});

test.describe("an admin", () => {
  //
  test("sees how much there is of everything, and who is signed in", async ({ page }) => {
    const card = (name: string) =>
      page.getByRole("region", { name: "Bagian" }).getByRole("link").filter({ hasText: name });
    // Other journeys add and remove tours meanwhile: the figures must agree at one moment.
    await expect(async () => {
      const counts = await countEverything();
      await page.goto("/admin");
      for (const [name, count] of Object.entries(counts)) {
        await expect(card(name)).toContainText(new RegExp(`${count} ?(?:promo|tur|blog)$`), {
          timeout: 1_000,
        });
      }
    }).toPass();
    await expect(page.getByRole("banner")).toContainText(seededAdmin.username);
    await expect(card("Pengaturan SEO")).not.toContainText(/\d/);
  });

  test("need not sign in twice", async ({ page }) => {
    await page.goto("/login?from=/admin");
    await expect(page).toHaveURL("/admin");
  });

  test("reads what is wrong where a page is missing, in the frame, with status 404", async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/404/);
    const answer = await page.goto("/admin/tidak-ada");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halaman tidak ditemukan");
    await expect(page.getByRole("banner")).toContainText(seededAdmin.username);
    await page.getByRole("link", { name: "Kembali ke Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  //
  test("is signed out by no form or picture of another site", async ({
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

  test("reads the contract of the API, as nobody else does", async ({ page, playwright, baseURL }) => {
    const other = await playwright.request.newContext({ baseURL, storageState: stranger });
    expect((await other.get("/api/docs")).status()).toBe(401);
    await other.dispose();
    await page.goto("/api/docs");
    await expect(page.getByText("/packages/swap-order")).toBeVisible();
  });

  test("leaves on wish", async ({ page, signInAs }) => {
    await signInAs("editor");
    await page.goto("/admin");
    const cookies = await page.context().cookies();
    await page.getByRole("button", { name: "Keluar" }).click();
    await expect(page).toHaveURL("/login");
    await page.context().addCookies(cookies);
    const answer = await page.request.get("/admin", { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
  });

  //
  test("is told that the session cannot be checked, and tries again", async ({ page, allowProblem }) => {
    allowProblem(/ERR_FAILED|Failed to fetch/);
    await page.goto("/admin");
    await page.route("**/api/users/current", (route) => route.abort());
    await page.getByRole("link", { name: "Promo", exact: true }).first().click();
    await expect(
      page.getByText("Sesi tidak dapat diperiksa. Periksa koneksi Anda, lalu coba lagi."),
    ).toBeVisible();
    await page.unroute("**/api/users/current");
    await page.getByRole("button", { name: "Coba Lagi" }).click();
    await expect(page).toHaveURL("/admin/promos");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  //
  test("is told when the session has ended, and finds the way back", async ({
    page,
    signInAs,
    allowProblem,
  }) => {
    allowProblem(/401|404/);
    const username = await signInAs("admin");
    await page.goto("/admin");
    await sql("DELETE FROM session USING admin_user WHERE user_id = admin_user.id AND username = $1", [
      username,
    ]);
    await page.getByRole("navigation").getByRole("link", { name: "Blog" }).click();
    await page.waitForURL(/\/login\?from=%2Fadmin%2Fblogs/);
    await expect(page.getByText("Unauthorized: Token expired or invalid.")).toBeVisible();
  });

  //
  test("gets a menu from the left on a phone, which a chosen link closes", async ({ page, allowProblem }) => {
    allowProblem(/404/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin");
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
  });

  //
  test("changes the password, which a password manager finds, and stays signed in", async ({
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
    await expect(field("Ulangi password baru")).toHaveAccessibleDescription(
      "Kedua password baru tidak sama.",
    );

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
  });

  //
  test("finds nothing in the way of use on any screen", async ({ page }) => {
    for (const address of ["/admin", "/admin/password", "/login"]) {
      if (address === "/login") await page.context().clearCookies();
      await page.goto(address);
      await expectUsableOnScreens(page);
    }
  });
});

//
test("staff with letters twice as large reach every control on phones", async ({ page }) => {
  const paths = [
    ...["/admin", "/admin/tours", "/admin/tours/edit/1", "/admin/promos", "/admin/promos/create"],
    ...["/admin/blogs", "/admin/translations", "/admin/staff", "/admin/account"],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    for (const width of [320, 390]) {
      await resize(page, width, 800);
      const beyond = await page.evaluate(() => {
        const controls = [...document.querySelectorAll("a, button, input, select, textarea")];
        return controls
          .filter(
            (control) =>
              control.checkVisibility() && !control.closest(".sr-only, [class*='overflow-x-auto']"),
          )
          .filter((control) => control.getBoundingClientRect().right > window.innerWidth + 1)
          .map(
            (control) => `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent}`,
          );
      });
      expect([path, width, beyond]).toEqual([path, width, []]);
      const [wide, inner] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect([path, wide]).toEqual([path, inner]);
    }
  }
});
