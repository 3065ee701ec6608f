import { beforeEach, describe, expect, it } from "vitest";
import { seeCommittedChanges } from "@/lib/core/content/committed-changes";
import { collectDependencies } from "@/lib/core/content/dependencies";
import { db } from "@/lib/core/db";
import { listRelatedTours } from "@/lib/tours/pages/related-queries";
import { getTour } from "@/lib/tours/queries";
import { addTour, clearContent } from "./records";

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000);

type Over = Parameters<typeof addTour>[0];

async function add(stops: string[], over: Over = {}): Promise<number> {
  const { id } = await addTour({
    ...over,
    stops: {
      create: stops.map((place_code, position) => ({ position, place: { connect: { code: place_code } } })),
    },
  });
  return id;
}

async function related(id: number): Promise<number[]> {
  const tour = await getTour(id);
  if (!tour) throw new Error("visitors do not see it");
  return (await listRelatedTours(tour)).map((each) => each.id);
}

beforeEach(async () => {
  await clearContent();
  for (const code of ["maya-bay", "pileh"]) await db().place.create({ data: { code, name: { en: code } } });
});

describe("the tours that a tour's page names", () => {
  it("are up to three of its kind, those with the same stops first", async () => {
    const own = await add(["maya-bay", "pileh"]);
    const other = await add([]);
    const one = await add(["pileh"]);
    await add(["maya-bay", "pileh"], { tour_type: 2 });
    const both = await add(["pileh", "maya-bay"]);
    expect(await related(own)).toEqual([both, one, other]);
    await add([]);
    expect(await related(own)).toEqual([both, one, other]);
  });

  //
  it("are none that visitors do not see or that is closed for the time being", async () => {
    const own = await add(["maya-bay"]);
    await add(["maya-bay"], { published: false });
    await add(["maya-bay"], { publish_from: day(3) });
    await add(["maya-bay"], { publish_until: day(-3) });
    const closed = { position: 0, from_day: day(-5), until_day: day(60), yearly: false };
    await add(["maya-bay"], { closed_periods: { create: closed } });
    const season = { position: 0, from_day: day(-9), until_day: day(-5), yearly: false };
    await add(["maya-bay"], { only_in_seasons: true, seasons: { create: season } });
    expect(await related(own)).toEqual([]);
    const open = await add([], { publish_from: day(-3) });
    expect(await related(own)).toEqual([open]);
  });

  //
  it("make the page depend on the related tours, the lists and stops of its kind, and no other tour", async () => {
    const own = await add(["maya-bay"]);
    const others = [await add(["maya-bay"]), await add(["maya-bay"]), await add(["maya-bay"])];
    await add([]);
    const tour = await getTour(own);
    if (!tour) throw new Error("there is no tour");
    const [, contentKeys] = await collectDependencies(() => listRelatedTours(tour));
    expect(contentKeys?.toSorted()).toEqual(
      ["closed-days", "rates", "stops:1", "tours:1", ...others.map((id) => `tour:${id}`)].toSorted(),
    );
  });

  //
  it("follow a stop that is added, a tour that comes, and one that is hidden, at once", async () => {
    const own = await add(["maya-bay"]);
    const [first, second] = [await add([]), await add([])];
    await seeCommittedChanges();
    expect(await related(own)).toEqual([first, second]);
    await db().tourStop.create({ data: { tour_id: second, position: 0, place_code: "maya-bay" } });
    await seeCommittedChanges();
    expect(await related(own)).toEqual([second, first]);
    await db().tour.update({ where: { id: second }, data: { published: false } });
    await seeCommittedChanges();
    expect(await related(own)).toEqual([first]);
  });
});
