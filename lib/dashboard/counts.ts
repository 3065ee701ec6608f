import "server-only";
import { listBlogs } from "../blogs/queries";
import { log } from "../log";
import { listPromos } from "../promos/queries";
import { type Kind, kindPaths, kinds } from "../tours/kinds";
import { listTours } from "../tours/queries";

const onePage = { page: 1, perPage: 1 };

async function countTours(kind: Kind): Promise<number> {
  const { pagination } = await listTours({ type: kinds[kind].type, ...onePage });
  return pagination.total;
}

async function countBlogs(): Promise<number> {
  const { pagination } = await listBlogs({ ...onePage, includeScheduled: true });
  return pagination.total;
}

async function countPromos(): Promise<number> {
  return (await listPromos()).length;
}

/** How many records each area holds, by its segment under `/admin`; a failed count is logged only (site.md 8). */
export async function areaCounts(): Promise<Map<string, number>> {
  const areas: [string, () => Promise<number>][] = [
    ["promos", countPromos],
    ...kindPaths.map((kind): [string, () => Promise<number>] => [kind, () => countTours(kind)]),
    ["blogs", countBlogs],
  ];
  const counted = await Promise.all(
    areas.map(async ([area, count]): Promise<[string, number] | null> => {
      try {
        return [area, await count()];
      } catch (error) {
        log().error({ err: error, area }, "an area of the back office could not be counted");
        return null;
      }
    }),
  );
  return new Map(counted.filter((each) => each !== null));
}
