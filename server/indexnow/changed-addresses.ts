import { db } from "@/lib/core/db";
import { absoluteUrl } from "@/lib/core/pages/absolute-url";
import { Prisma } from "@/prisma/client/client";

interface PageChange {
  key: string;
  changed: Date;
  addresses: string[];
}

const mostChanges = 1_000;

interface Row {
  list: number;
  id: number;
  changed: Date;
}

async function changedPages(since: Date): Promise<PageChange[]> {
  // The registry loads everything that writes records, which the server needs for nothing else.
  const { publicRecords } = await import("@/lib/registry/public-records");
  const ofLists = publicRecords.map(({ table, visible, changed }, index) => {
    const from = Prisma.raw(`"${table}"`);
    return Prisma.sql`SELECT ${index}::int AS list, id, ${changed} AS changed FROM ${from}
      WHERE ${visible()} AND ${changed} >= ${since}`;
  });
  const rows = await db().$queryRaw<Row[]>`
    ${Prisma.join(ofLists, " UNION ALL ")} ORDER BY changed LIMIT ${mostChanges}`;
  const pages = await Promise.all(
    publicRecords.map(async ({ pagesOf }, list) => {
      const ids = rows.filter((row) => row.list === list).map(({ id }) => id);
      return new Map((await pagesOf(ids)).map(({ id, page }) => [id, page]));
    }),
  );
  return rows.map(({ list, id, changed }) => {
    const page = pages[list]?.get(id);
    const addresses = page ? page.indexed.map((language) => page.canonicals[language]) : [];
    return { key: `${list} ${id} ${changed.getTime()}`, changed, addresses };
  });
}

const slowest = 15_000;

/** The function returns the addresses of pages changed since its last call, each change once. */
export function changeCollector(): () => Promise<string[]> {
  let since = new Date();
  let reported = new Set<string>();
  return async () => {
    const settled = new Date(Date.now() - slowest);
    const changes = await changedPages(since);
    const fresh = changes.filter(({ key }) => !reported.has(key));
    reported = new Set(changes.map(({ key }) => key));
    const last = changes.at(-1)?.changed;
    // If the result was full, the next call returns the rest.
    if (last && changes.length >= mostChanges) since = last;
    else if (settled > since) since = settled;
    return fresh.flatMap(({ addresses }) => addresses.map(absoluteUrl));
  };
}
