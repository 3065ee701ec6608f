import type { Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { speculationRulesPath } from "@/server/http/speculation-rules";
import { expect, test } from "../setup/browser-test";
import { firstRecord } from "../setup/first-record";

interface Request {
  type: string;
  priority: string;
  path: string;
}

/** What the browser asks for, in its order. `visit` opens a page as a browser does that has kept nothing. */
async function requestsOf(page: Page) {
  const requests: Request[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.requestWillBeSent", ({ type = "", request }) => {
    const { pathname } = new URL(request.url);
    requests.push({ type, priority: request.initialPriority, path: pathname });
  });
  const visit = async (address: string) => {
    await page.goto("about:blank");
    await devtools.send("Network.clearBrowserCache");
    requests.length = 0;
    await page.goto(address);
  };
  return { requests, visit };
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

const pages: Record<string, (language: string, page: Page) => string | Promise<string>> = {
  home: (language) => `/${language}`,
  tours: (language) => `/${language}/tours`,
  search: (language) => `/${language}/tours?search=phi`,
  tour: (language, page) => firstRecord(page.request, `/${language}/tours`),
  blogs: (language) => `/${language}/blogs`,
  blog: (language, page) => firstRecord(page.request, `/${language}/blogs`),
};

const windows = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, most: 960 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, most: 1_920 },
];

for (const { viewport, deviceScaleFactor, most } of windows) {
  test.describe(`at ${viewport.width} px with ${deviceScaleFactor} dots to a pixel`, () => {
    test.use({ viewport, deviceScaleFactor });

    //
    test("the largest picture is fetched first after HTML, font and styles, and none with more dots than are seen", async ({
      page,
    }) => {
      const { requests, visit } = await requestsOf(page);
      for (const [index, [name, addressOf]] of Object.entries(pages).entries()) {
        const language = languages[index % languages.length] ?? "en";
        await visit(await addressOf(language, page));
        const largest = await largestInView(page);
        expect(largest, name).toMatch(/\.(?:avif|webp)$/);

        const first = requests.filter(({ type }) => !["Document", "Font", "Stylesheet"].includes(type));
        // The rules for fetching ahead are asked for at once, and wait for everything else.
        const rest = first.filter(
          ({ path, priority }) => path !== speculationRulesPath || priority !== "VeryLow",
        );
        expect(rest[0], name).toEqual({ type: "Image", priority: "High", path: largest });
        // Nothing else of the kind competes with it, and it is not fetched in two widths.
        const images = rest.filter(({ type }) => type === "Image");
        expect(
          images.slice(1).filter(({ priority }) => priority === "High"),
          name,
        ).toEqual([]);
        const widths = images.map(({ path }) => Number(/-(\d+)\.(?:avif|webp)$/.exec(path)?.[1] ?? 0));
        expect(Math.max(...widths), name).toBeLessThanOrEqual(most);
      }
    });
  });
}
