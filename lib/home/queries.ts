import "server-only";
import { dayInZone } from "../core/calendar/days";
import { cachedContent } from "../core/content/cached-content";
import type { Transaction } from "../core/content/change-content";
import { momentOfDay } from "../core/content/dependencies";
import { db } from "../core/db";
import { found } from "../core/errors";
import { cutName } from "../core/storage/cut-name";
import { pictureSource, renderedImage } from "../core/storage/picture-source";
import type { RenderedImage } from "../core/storage/sources";
import type { StoredImage } from "../core/storage/stored-image";
import { listCurrentPromos } from "../promos/queries";
import { toursNow } from "../tours/calendar/tour-now";
import { listTopTours } from "../tours/list/queries";
import { listLinkedTours } from "../tours/queries";
import { type Home, homeFields, homeId, homeSchema } from "./fields";
import { slideCuts } from "./slide-cuts";
import type { SlidePicture } from "./slide-focus";
import { type HeroPicture, type HomeView, uncutHero, viewHome } from "./view";

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

/** Reduces a cut to what the page renders: a slide shows no colour before its picture. */
function renderedCut(image: StoredImage): RenderedImage {
  const { colour: _, ...rendered } = renderedImage(image);
  return rendered;
}

function heroPicture(images: Map<string, StoredImage>, slide: SlidePicture): HeroPicture | null {
  const cuts = slideCuts(slide);
  if (!cuts) return null;
  const [tall, wide] = [images.get(cutName(cuts.tall)), images.get(cutName(cuts.wide))];
  if (tall && wide) return { tall: renderedCut(tall), wide: renderedCut(wide) };
  const original = images.get(cuts.tall.original);
  return original ? uncutHero(renderedCut(original), slide) : null;
}

async function getHomeView(): Promise<HomeView> {
  const [home, images] = await Promise.all([getHome(), listHomeImages()]);
  return viewHome(home, {
    hero: (slide) => heroPicture(images, slide),
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
