import "server-only";
import { dayInZone } from "../core/calendar/days";
import { cachedContent } from "../core/content/cached-content";
import type { Transaction } from "../core/content/change-content";
import { momentOfDay } from "../core/content/dependencies";
import { db } from "../core/db";
import { found } from "../core/errors";
import { pictureSource } from "../core/storage/picture-source";
import { imageSources } from "../core/storage/sources";
import type { StoredImage } from "../core/storage/stored-image";
import { listCurrentPromos } from "../promos/queries";
import { toursNow } from "../tours/calendar/tour-now";
import { listTopTours } from "../tours/list/queries";
import { listLinkedTours } from "../tours/queries";
import { builtInHero, type HeroSources } from "./built-in-pictures";
import { type Home, homeFields, homeId, homeSchema } from "./fields";
import { slideCuts } from "./slide-cuts";
import { positionOf, type SlidePicture, uncutHero } from "./slide-focus";
import { type HomeView, viewHome } from "./view";

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof db>["home"]["findUnique"]>>>;

/** Items are stored without ids; their position is their id. */
export function toHome(row: Row): Home {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    Array.isArray(value) && Object.hasOwn(homeFields, name)
      ? value.map((item, index) => ({ ...Object(item), id: index + 1 }))
      : value,
  ]);
  return homeSchema.parse(Object.fromEntries(values));
}

export async function getHome(client: Transaction = db("home")): Promise<Home> {
  return toHome(found(await client.home.findUnique({ where: { id: homeId } })));
}

async function listHomeImages(): Promise<Map<string, StoredImage>> {
  const rows = await db("home").homePicture.findMany({ include: { file: true } });
  return new Map(rows.map(({ path, file }) => [path, file]));
}

function heroSources(images: Map<string, StoredImage>, slide: SlidePicture): HeroSources | null {
  const cuts = slideCuts(slide);
  const [tall, wide] = cuts ? [images.get(cuts.tall), images.get(cuts.wide)] : [];
  if (tall && wide) {
    const { src, format, srcSet } = imageSources(wide);
    return { tall: imageSources(tall).srcSet, wide: srcSet, src, format };
  }
  const original = images.get(slide.picture ?? "");
  if (original) return uncutHero(imageSources(original), slide);
  const builtIn = builtInHero(slide.picture ?? "");
  return builtIn ? { ...builtIn, position: positionOf(slide) } : null;
}

async function getHomeView(): Promise<HomeView> {
  const [home, images] = await Promise.all([getHome(), listHomeImages()]);
  return viewHome(home, {
    hero: (slide) => heroSources(images, slide),
    picture: (path) => {
      const image = images.get(path);
      return image ? pictureSource(image) : null;
    },
  });
}

export const currentHomeView = cachedContent(getHomeView);

/** The records of the home page: promos, the tours that promos link to, and the best rated tours with their prices of today. */
export async function loadHome() {
  const now = momentOfDay();
  const [promos, top] = await Promise.all([listCurrentPromos(now), listTopTours()]);
  const linked = await listLinkedTours(promos.flatMap(({ tour_id }) => tour_id ?? []));
  return { promos, linked, today: dayInZone(now), top: await toursNow(top) };
}
