import type { Page } from "@playwright/test";
import { languages } from "@/lib/i18n/languages";
import { speculationRulesPath } from "@/server/http/speculation-rules";
import { expect, test } from "../setup/browser-test";

interface Request {
  type: string;
  priority: string;
  path: string;
}

/** What the browser asks for, in its order. */
async function requestsOf(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ type = "", request }) => {
    const { pathname } = new URL(request.url);
    requests.push({ type, priority: request.initialPriority, path: pathname });
  });
  return requests;
}

/** The picture that takes the most of the window as it is opened. */
function largestInView(page: Page): Promise<string> {
  return page.evaluate(() => {
    const area = (image: HTMLImageElement) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
      // Cards of one row differ by fractions of a pixel; the first of them is meant.
      return Math.round((Math.max(width, 0) * Math.max(height, 0)) / 1_000);
    };
    const images = [...document.images].sort((one, other) => area(other) - area(one));
    return new URL(images[0]?.currentSrc ?? "", location.href).pathname;
  });
}

async function firstOf(page: Page, list: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  return new RegExp(`href="(${list}/[^"?]+-\\d+)"`).exec(html)?.[1] ?? "";
}

const pages: Record<string, (language: string, page: Page) => string | Promise<string>> = {
  home: (language) => `/${language}`,
  tours: (language) => `/${language}/tours`,
  search: (language) => `/${language}/tours?search=phi`,
  tour: (language, page) => firstOf(page, `/${language}/tours`),
  blogs: (language) => `/${language}/blogs`,
  blog: (language, page) => firstOf(page, `/${language}/blogs`),
};

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const [name, addressOf] of Object.entries(pages)) {
  for (const viewport of windows) {
    test(`${name} at ${viewport.width}: the largest picture is fetched first after HTML, font and styles`, async ({
      page,
    }) => {
      const language = languages[viewport.width % languages.length] ?? "en";
      await page.setViewportSize(viewport);
      const requests = await requestsOf(page);
      await page.goto(await addressOf(language, page));
      const largest = await largestInView(page);
      expect(largest).toMatch(/\.(?:avif|webp)$/);

      const first = requests.filter(({ type }) => !["Document", "Font", "Stylesheet"].includes(type));
      // The rules for fetching ahead are asked for at once, and wait for everything else.
      const rest = first.filter(
        ({ path, priority }) => path !== speculationRulesPath || priority !== "VeryLow",
      );
      expect(rest[0]).toEqual({ type: "Image", priority: "High", path: largest });
      // Nothing else of the kind competes with it, and it is not fetched in two widths.
      const others = rest.slice(1).filter(({ type, priority }) => type === "Image" && priority === "High");
      expect(others).toEqual([]);
    });
  }
}

test.describe("on a phone with three dots to a pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const [name, addressOf] of Object.entries(pages)) {
    test(`${name}: no picture is fetched with more dots than are seen`, async ({ page }) => {
      const requests = await requestsOf(page);
      await page.goto(await addressOf("en", page));
      const pictures = requests.filter(({ type }) => type === "Image").map(({ path }) => path);
      const widths = pictures.map((path) => Number(/-(\d+)\.(?:avif|webp)$/.exec(path)?.[1] ?? 0));
      expect(Math.max(...widths)).toBe(960);
    });
  }
});
