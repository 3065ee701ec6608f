import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { runProgram } from "../setup/site-process";
import { adminOfFile } from "./admin";
import { api } from "./api";
import { tourBody } from "./bodies";
import { callAs } from "./call";
import { addTour } from "./records";

const admin = adminOfFile();

beforeEach(() => db().tour.deleteMany());

async function addTours(count: number, tour_type = 1): Promise<number[]> {
  const ids = [];
  for (let index = 0; index < count; index += 1) ids.push((await addTour({ tour_type })).id);
  return ids;
}

async function list(type = 1): Promise<number[]> {
  const tours = await db().tour.findMany({ where: { tour_type: type }, orderBy: { order: "asc" } });
  return tours.map(({ id }) => id);
}

async function places(type = 1): Promise<number[]> {
  const tours = await db().tour.findMany({ where: { tour_type: type }, orderBy: { order: "asc" } });
  return tours.map(({ order }) => order);
}

function swap(first: unknown, second: unknown) {
  const json = { first_package_id: first, second_package_id: second };
  return callAs(admin, api.swapOrder, { json });
}

/** What the admin sees on screen after dropping one row onto another. */
function dropped(ids: number[], first: number, second: number): number[] {
  const place = ids.indexOf(second);
  return ids.filter((id) => id !== first).toSpliced(place, 0, first);
}

describe("swap-order", () => {
  //
  it.each(kindPaths)(
    "puts the moved tour of %s into the target's place, those between move up",
    async (kind) => {
      const { type } = kinds[kind];
      const before = await addTours(6, type);
      const [a = 0, b = 0, , , e = 0] = before;
      expect(await swap(a, e)).toMatchObject({ status: 204, body: null });
      const after = dropped(before, a, e);
      expect(await list(type)).toEqual(after);
      await swap(e, b);
      expect(await list(type)).toEqual(dropped(after, e, b));
      expect(await places(type)).toEqual([0, 1, 2, 3, 4, 5]);
    },
  );

  //
  it("does what is seen on screen for any two rows, gaps from deleted tours included", async () => {
    const ids = await addTours(7);
    await callAs(admin, api.deleteTour, { id: ids[3] ?? 0 });
    const index = fc.nat({ max: 5 });
    await fc.assert(
      fc.asyncProperty(index, index, async (from, to) => {
        const before = await list();
        const [first = 0, second = 0] = [before[from], before[to]];
        expect((await swap(first, second)).status).toBe(204);
        expect(await list()).toEqual(dropped(before, first, second));
      }),
      { numRuns: 40 },
    );
  });

  it("is no edit: an open form does not become stale", async () => {
    const [a = 0, b = 0] = await addTours(2);
    const { updated_at } = await db().tour.findUniqueOrThrow({ where: { id: a } });
    await swap(a, b);
    const json = { code: "A", updated_at };
    expect((await callAs(admin, api.updateTour, { id: a, json })).status).toBe(200);
  });

  //
  it("refuses tours of two types, and tours that do not exist", async () => {
    const [[a = 0], [b = 0]] = [await addTours(1), await addTours(1, 2)];
    expect((await swap(a, b)).status).toBe(422);
    const unknown = { message: expect.any(String), errors: { second_package_id: [expect.any(String)] } };
    expect(await swap(a, 999_999)).toMatchObject({ status: 422, body: unknown });
    expect(await swap(a, 2 ** 40)).toMatchObject({ status: 422, body: unknown });
    expect(await swap("1", { not: 0 })).toMatchObject({ status: 422 });
  });
});

describe("at the same time", () => {
  //
  it("hundreds of moves from two processes lose and double no place", async () => {
    const ids = await addTours(9);
    const { DATABASE_URL = "", AUTH_SECRET = "" } = env();
    const other = runProgram("tests/setup/swap-at-random.ts", {
      DATABASE_URL,
      AUTH_SECRET,
      LOG_LEVEL: "silent",
    });
    const any = () => ids[Math.floor(Math.random() * ids.length)] ?? 0;
    const statuses = new Set<number>();
    for (let round = 0; round < 30; round += 1) {
      const answers = await Promise.all([swap(any(), any()), swap(any(), any()), swap(any(), any())]);
      for (const { status } of answers) statuses.add(status);
      expect(await places()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
    await other;
    expect([...statuses]).toEqual([204]);
    expect(await places()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await list()).sort((a, b) => a - b)).toEqual(ids);
  });

  //
  it("moves, new tours, deletions and changes of type keep every place single", async () => {
    const [one, two] = [await addTours(5), await addTours(5, 2)];
    for (let round = 0; round < 8; round += 1) {
      const id = one[round % 5] ?? 0;
      const answers = await Promise.all([
        swap(one[(round + 1) % 5], one[(round + 3) % 5]),
        swap(two[round % 5], two[(round + 2) % 5]),
        callAs(admin, api.createTour, { json: tourBody({ tour_type: (round % 2) + 1 }) }),
        callAs(admin, api.updateTour, { id, json: { tour_type: round % 2 ? 1 : 2 } }),
        callAs(admin, api.updateTour, { id: two[round % 5] ?? 0, json: { tour_type: round % 2 ? 2 : 1 } }),
      ]);
      for (const { status } of answers) expect([200, 201, 204, 422]).toContain(status);
      for (const type of [1, 2]) expect(new Set(await places(type)).size).toBe((await places(type)).length);
    }
  });
});
