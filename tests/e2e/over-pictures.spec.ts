import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { expect, test } from "../setup/browser-test";
import { demoSlideTitles } from "../setup/demo-home";
import { layOutEverything } from "../setup/lay-out-everything";
import { resize } from "../setup/resize";

/** The brightest photograph there can be. */
const white = await sharp({ create: { width: 64, height: 36, channels: 3, background: "white" } })
  .png()
  .toBuffer();

type Colour = [red: number, green: number, blue: number];

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((each) => {
    const part = each / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Where letters stand, in pixels of the window, with their colour. */
interface Letters {
  text: string;
  colour: Colour;
  box: { x: number; y: number; width: number; height: number };
}

/** What letters stand in view within `part`; makes them unseen, so that a picture shows the ground alone. */
function hideLetters(part: Locator): Promise<Letters[]> {
  return part.evaluate((root) => {
    const found: Letters[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const hidden = new Set<HTMLElement>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      // What is there for screen readers alone takes a pixel, and its letters would lie over what stands beside it.
      const { width: seen, height: high } = element.getBoundingClientRect();
      if (seen <= 1 && high <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) throw new Error("no canvas");
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || y < 0 || y + height > window.innerHeight) continue;
        found.push({
          text: node.textContent.trim(),
          colour: [red, green, blue],
          box: { x, y, width, height },
        });
      }
      hidden.add(element);
    }
    for (const element of hidden) {
      element.dataset.unseen = "";
      element.style.setProperty("transition", "none");
      element.style.setProperty("color", "transparent", "important");
    }
    return found;
  });
}

/** Shows again what `hideLetters` made unseen. */
const showLetters = (page: Page) =>
  page.locator("[data-unseen]").evaluateAll((all) => {
    for (const element of all) {
      element.removeAttribute("data-unseen");
      if (element instanceof HTMLElement) element.style.removeProperty("color");
    }
  });

/** The least contrast of letters with any pixel that lies beneath them. */
async function worstContrast(page: Page, parts: Locator[]): Promise<{ text: string; contrast: number }> {
  const letters = (await Promise.all(parts.map(hideLetters))).flat();
  expect(letters.length).toBeGreaterThan(0);
  const shot = await page.screenshot({ animations: "disabled" });
  await showLetters(page);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const worst = letters.map(({ text, colour, box }) => {
    const own = luminance(colour);
    let least = 21;
    for (let y = Math.ceil(box.y); y < Math.min(box.y + box.height, info.height); y += 1) {
      for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(box.x + box.width, info.width); x += 1) {
        const at = (y * info.width + x) * 3;
        least = Math.min(
          least,
          contrast(own, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])),
        );
      }
    }
    return { text, contrast: least };
  });
  return worst.reduce((one, other) => (other.contrast < one.contrast ? other : one));
}

/** Gives the window a size, in which the home page has fetched its first picture. */
async function show(page: Page, width: number, height: number) {
  await resize(page, width, height);
  const picture = page.locator("picture img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

async function openOnWhite(page: Page, language: Language) {
  await page.route(/\.(?:avif|webp)$/, (route) => route.fulfill({ body: white, contentType: "image/png" }));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/${language}`);
}

const windows = [
  [320, 568],
  [390, 844],
  [720, 450],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

for (const [index, language] of languages.entries()) {
  const hero = messagesOf(language, "hero");
  const carousel = (page: Page) => page.getByRole("region", { name: hero.carousel });

  //
  test(`in ${language} words stand out from a white photograph`, async ({ page }) => {
    // The languages take the windows in turn.
    await openOnWhite(page, language);
    for (const [width, height] of windows.filter((_, at) => at % languages.length === index)) {
      await show(page, width, height);
      const header = await worstContrast(page, [page.getByRole("banner")]);
      expect(header.contrast, `${header.text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
      // The window shows the hero's words, beneath a header that is still clear.
      await show(page, width, Math.max(height, 900));
      const words = await worstContrast(page, [carousel(page)]);
      expect(words.contrast, `${words.text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test("captions stand out from white pictures", async ({ page }) => {
  await openOnWhite(page, "en");
  for (const width of [320, 768, 1440]) {
    await show(page, width, 900);
    await layOutEverything(page);
    const captions = page.locator("#gallery figcaption");
    for (const caption of [captions.first(), captions.last()]) {
      // Waits until the caption stands still and nothing lies over it.
      await caption.hover({ trial: true });
      await expect
        .poll(() => caption.evaluate((each) => each.parentElement?.querySelector("img")?.complete ?? false))
        .toBe(true);
      const { text, contrast } = await worstContrast(page, [caption]);
      expect(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** The colours that a ring adds around a focused element: those of which the page showed none there before. */
async function ringColours(page: Page, control: Locator): Promise<Colour[]> {
  const box = await control.boundingBox();
  if (!box) throw new Error("no box");
  const clip = {
    x: Math.max(0, box.x - 8),
    y: Math.max(0, box.y - 8),
    width: box.width + 16,
    height: box.height + 16,
  };
  const shot = async () =>
    sharp(await page.screenshot({ clip, animations: "disabled" }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const before = await shot();
  await control.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
  const after = await shot();
  const counts = new Map<string, number>();
  for (let at = 0; at + 2 < after.length; at += 3) {
    const [red, green, blue] = [after[at] ?? 0, after[at + 1] ?? 0, after[at + 2] ?? 0];
    if (red === before[at] && green === before[at + 1] && blue === before[at + 2]) continue;
    const key = [red, green, blue].join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const often = [...counts]
    .filter(([, count]) => count > 60)
    .map(([key]) => key.split(",").map(Number) as Colour);
  return often;
}

//
test("over pictures a focus ring has two colours, so that one always stands out", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en");
  const hero = messagesOf("en", "hero");
  const controls = [
    page.getByRole("link", { name: hero.viewPackages }),
    page.getByRole("link", { name: hero.contactAdmin }),
    page.getByRole("button", { name: hero.pause }).or(page.getByRole("button", { name: hero.play })),
    page.getByRole("button", {
      name: hero.goTo.replace("{number}", "2").replace("{topic}", demoSlideTitles("en")[1] ?? ""),
    }),
    page.getByRole("banner").getByRole("link", { name: messagesOf("en", "header").blogs }),
  ];
  for (const control of controls) {
    const lights = (await ringColours(page, control)).map(luminance);
    const range = contrast(Math.max(...lights), Math.min(...lights));
    // Where two colours differ by 9 : 1, one of the two differs by 3 : 1 from any third colour.
    expect(range, (await control.textContent()) ?? "").toBeGreaterThanOrEqual(9);
  }
});
