import http from "node:http";
import { languages } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { expect, test } from "../setup/browser-test";

const once = { maxRedirects: 0 };

/** A request as raw as a socket allows: methods, paths and headers that fetch would refuse or mend. */
function raw(base: string | undefined, method: string, path: string, headers: http.OutgoingHttpHeaders = {}) {
  const { hostname, port } = new URL(base ?? "");
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const request = http.request({ hostname, port, method, path, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      request.on("error", reject).end();
    },
  );
}

test.describe("a path without a language", () => {
  test("goes to English for a visitor nobody knows, whatever the browser prefers", async ({ request }) => {
    const response = await request.get("/", { ...once, headers: { "Accept-Language": "ru" } });
    expect(response.status()).toBe(307);
    expect(response.headers()).toMatchObject({
      location: "/en",
      "cache-control": "private, no-store",
      vary: "Cookie",
    });
  });

  for (const language of languages) {
    test(`goes to the saved ${language}, path and query kept, in one hop`, async ({ request }) => {
      const headers = { Cookie: `userLanguage=${language}` };
      const response = await request.get("/tours/?page=2&utm_source=x", { ...once, headers });
      expect(response.status()).toBe(307);
      expect(response.headers().location).toBe(`/${language}/tours?page=2&utm_source=x`);
      const followed = await request.get("/tours?page=2", { headers });
      expect(followed.status()).toBe(200);
      expect(new URL(followed.url()).pathname).toBe(`/${language}/tours`);
    });
  }

  for (const cookie of ["userLanguage=xx", "userLanguage=../ru", "userLanguage=%00", "userLanguage="]) {
    test(`goes to English with the junk cookie ${cookie}`, async ({ request }) => {
      const response = await request.get("/", { ...once, headers: { Cookie: cookie } });
      expect(response.headers().location).toBe("/en");
    });
  }

  test("believes no header that names a country or a host", async ({ baseURL }) => {
    const headers = {
      "x-visitor-country": "RU",
      "cf-ipcountry": "RU",
      "x-forwarded-for": "5.255.255.5",
      "x-forwarded-host": "evil.example",
      host: "evil.example",
    };
    const { headers: answer, body } = await raw(baseURL, "GET", "/", headers);
    expect(answer.location).toBe("/en");
    expect(JSON.stringify(answer) + body).not.toContain("evil.example");
  });

  for (const path of ["//evil.example", "/\\evil.example/x", "/%5Cevil.example/x", "//evil.example/%2e%2e"]) {
    test(`never leads off the site: ${path}`, async ({ baseURL }) => {
      const { status, headers } = await raw(baseURL, "GET", path);
      expect(status).toBeLessThan(500);
      expect(new URL(headers.location ?? "/", baseURL).origin).toBe(new URL(baseURL ?? "").origin);
      expect(headers.location ?? "/").not.toMatch(/^\/[/\\]/);
    });
  }
});

test.describe("a language's prefix", () => {
  for (const language of languages) {
    test(`/${language} is never redirected and sets no cookie by itself`, async ({ request }) => {
      const other = language === "ru" ? "id" : "ru";
      const response = await request.get(`/${language}`, {
        ...once,
        headers: { Cookie: `userLanguage=${other}` },
      });
      expect(response.status()).toBe(200);
      expect(response.headers()["set-cookie"]).toBeUndefined();
      expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    });
  }

  for (const [asked, right] of [
    ["/en/", "/en"],
    ["/RU/tours", "/ru/tours"],
    ["/Id/blogs/?page=2", "/id/blogs?page=2"],
  ] as const) {
    test(`is spelt right for everybody: ${asked}`, async ({ request }) => {
      const response = await request.get(asked, once);
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(right);
    });
  }
});

test.describe("an address that leads nowhere", () => {
  const missing = [
    "/nope",
    "/tours/nope",
    "/tours/nope-999999",
    "/tours/nope-99999999999",
    "/blogs/nope-999999",
    "/a/b/c",
  ];
  for (const language of languages) {
    for (const path of missing) {
      test(`/${language}${path} is a readable 404`, async ({ request }) => {
        const response = await request.get(`/${language}${path}`, once);
        expect(response.status()).toBe(404);
        expect(response.headers()["cache-control"]).toBe("no-store");
        const html = await response.text();
        expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
        expect(html).toMatch(/<meta name="robots" content="noindex/);
        expect(html).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]+/);
      });
    }
  }

  test("a missing file, too", async ({ request }) => {
    const response = await request.get("/nothing.txt", once);
    expect(response.status()).toBe(404);
  });

  test("malformed addresses are 400, unknown methods 405", async ({ baseURL }) => {
    expect((await raw(baseURL, "GET", "/%E0%A4%A")).status).toBe(400);
    expect((await raw(baseURL, "GET", "/en/%00")).status).toBe(400);
    for (const path of ["/en/../ru", "/api/..", "/en/.%2E/x", "/./en", "/en\\..\\x", "/storage/%2e%2e/x"]) {
      expect((await raw(baseURL, "GET", path)).status, path).toBe(400);
    }
    expect((await raw(baseURL, "GET", "/api/../x")).headers["content-type"]).toBe("application/json");
    expect((await raw(baseURL, "GET", "/en/tours?search=../x")).status).toBe(200);
    expect((await raw(baseURL, "GET", `/en/${"a".repeat(9000)}`)).status).toBe(414);
    const trace = await raw(baseURL, "TRACE", "/en");
    expect(trace.status).toBe(405);
    expect(trace.headers.allow).toContain("GET");
  });
});

test.describe("a tour's address", () => {
  for (const kind of kindPaths) {
    test(`in ${kind}: every other spelling answers 308 to the one address`, async ({ request }) => {
      const list = await (await request.get(`/en/${kind}`)).text();
      const path = new RegExp(`href="(/en/${kind}/[^"]+-(\\d+))"`).exec(list);
      const [, address = "", id = ""] = path ?? [];
      expect((await request.get(address, once)).status()).toBe(200);
      const elsewhere = kindPaths.find((each) => each !== kind);
      for (const wrong of [`/en/${kind}/old-name-${id}`, `/en/${kind}/${id}`, `/en/${elsewhere}/x-${id}`]) {
        const response = await request.get(wrong, once);
        expect(response.status(), wrong).toBe(308);
        expect(response.headers().location, wrong).toBe(address);
      }
      const russian = await request.get(address.replace("/en/", "/ru/"), once);
      expect(russian.status()).toBe(308);
      expect(russian.headers().location).toMatch(new RegExp(`^/ru/${kind}/[a-z0-9-]+-${id}$`));
    });

    for (const language of languages) {
      test(`in ${kind}: a tour that is none says so in ${language}`, async ({ page, allowProblem }) => {
        allowProblem(/404/);
        const response = await page.goto(`/${language}/${kind}/gone-999999`);
        expect(response?.status()).toBe(404);
        const { notFound } = messagesOf(language, "tours")[kinds[kind].messages];
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound);
      });
    }

    for (const page of ["0", "-1", "abc", "999", "1.5", "99999999999999999999"]) {
      test(`the list of ${kind} has no page ${page}`, async ({ request }) => {
        expect((await request.get(`/en/${kind}?page=${page}`, once)).status()).toBe(404);
      });
    }

    test(`page 1 of ${kind} has one address`, async ({ request }) => {
      const response = await request.get(`/ru/${kind}?page=1`, once);
      expect(response.status()).toBe(308);
      expect(response.headers().location).toBe(`/ru/${kind}`);
    });
  }
});

test("the language button cycles id, en, ru, id, keeps the query and saves the choice", async ({ page }) => {
  await page.goto("/id/tours?page=2&utm_source=x");
  for (const [code, next] of [
    ["ID", "en"],
    ["EN", "ru"],
    ["RU", "id"],
  ] as const) {
    await page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${code}\\.`) })
      .click();
    await page.waitForURL(`**/${next}/tours?page=2&utm_source=x`);
    await expect(page.locator("html")).toHaveAttribute("lang", next);
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === "userLanguage")?.value)
      .toBe(next);
  }
});

test("on a tour the language button goes straight to the tour's name in that language", async ({ page }) => {
  await page.goto("/en/tours");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await page.waitForURL(/\/en\/tours\/.+-\d+$/);
  const id = /-(\d+)$/.exec(page.url())?.[1];
  const answers: number[] = [];
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) answers.push(response.status());
  });
  await page.getByRole("banner").getByRole("link", { name: /^EN\./ }).click();
  await page.waitForURL(new RegExp(`/ru/tours/.+-${id}$`));
  expect(answers).toEqual([200]);
});

test("the three languages are real links in the footer, the current one marked", async ({ page }) => {
  await page.goto("/ru/blogs");
  const footer = page.getByRole("contentinfo");
  for (const [language, name] of [
    ["id", "Bahasa Indonesia"],
    ["en", "English"],
    ["ru", "Русский"],
  ] as const) {
    const link = footer.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", `/${language}/blogs`);
    await expect(link).toHaveAttribute("hreflang", language);
    await expect(link).toHaveAttribute("lang", language);
  }
  await expect(footer.locator("a[aria-current]")).toHaveText("Русский");
});
