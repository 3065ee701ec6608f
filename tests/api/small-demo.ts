import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { type DemoContent, readDemoContent } from "@/prisma/demo-content";

export const demoPictures: [string, string] = ["karst-bay-day.webp", "reef-dawn.webp"];
const colours = ["#2a9d8f", "#e9c46a"];
const folder = mkdtempSync(path.join(tmpdir(), "ombak-seed-"));

export async function drawSmallDemo(): Promise<void> {
  // The test file before in this process has removed the folder.
  mkdirSync(folder, { recursive: true });
  for (const [index, name] of demoPictures.entries()) {
    const background = colours[index] ?? "";
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    await picture.webp().toFile(path.join(folder, name));
  }
}

/** The first of each kind, with pictures that need no drawing. */
export function smallDemo(): { content: DemoContent; folder: string } {
  const demo = readDemoContent();
  const drawn = (tour: DemoContent["tours"]["tours"][number]) => ({ ...tour, images: [...demoPictures] });
  const tours: DemoContent["tours"] = {
    tours: demo.tours.tours.slice(0, 2).map(drawn),
    "international-tours": demo.tours["international-tours"].slice(0, 1).map(drawn),
    "domestic-tours": [],
  };
  const stops = Object.values(tours).flatMap((list) => list.flatMap(({ stops = [] }) => stops));
  const content: DemoContent = {
    tours,
    // A promo with a price or a package for its tour cannot be written without this tour.
    promos: demo.promos
      .filter(({ tour_price, package_price }) => (tour_price ?? package_price) === undefined)
      .slice(0, 1)
      .map((promo) => ({ ...promo, image: demoPictures[0] })),
    deletedPromos: demo.deletedPromos?.map((promo) => ({ ...promo, image: demoPictures[1] })),
    blogs: demo.blogs.slice(0, 1).map((blog) => ({ ...blog, image: demoPictures[1] })),
    closedDays: demo.closedDays,
    sharedTexts: demo.sharedTexts.filter(({ kind }) => kind === "included"),
    places: demo.places.filter(({ code }) => stops.includes(code)),
    rates: demo.rates,
    seo: { home: { en: demo.seo.home?.en, id: demo.seo.home?.id } },
    home: {
      ...demo.home,
      slides: demo.home.slides.map((slide, index) => ({
        ...slide,
        picture: demoPictures[index === 0 ? 0 : 1],
      })),
      about_picture: demoPictures[1],
      gallery: demo.home.gallery.map((item) => ({ ...item, path: demoPictures[1] })),
    },
    history: demo.history,
    pictures: pathToFileURL(`${folder}/`),
  };
  return { content, folder };
}
