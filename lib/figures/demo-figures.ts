import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../core/content/change-content";

async function rename(tx: Transaction, what: Prisma.Sql, moved: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    WITH taken AS (DELETE FROM figure WHERE ${moved} RETURNING *)
    INSERT INTO figure (day, what, key, language, count, found)
    SELECT day, ${what}, key, language, count, found FROM taken
    ON CONFLICT (day, what, key, language) DO UPDATE SET count = figure.count + EXCLUDED.count`;
}

/**
 * Hides the invented visits of the demo. They were written for the days until the seed, when a site has no real visits yet,
 * so all figures of these days are hidden.
 */
export function hideDemoFigures(tx: Transaction): Promise<void> {
  const days = Prisma.sql`day <= (SELECT (min(seeded_at) AT TIME ZONE site_time_zone())::date FROM demo_record)`;
  return rename(tx, Prisma.sql`'demo-' || what`, Prisma.sql`what NOT LIKE 'demo-%' AND ${days}`);
}

export function showDemoFigures(tx: Transaction): Promise<void> {
  return rename(tx, Prisma.sql`substr(what, 6)`, Prisma.sql`what LIKE 'demo-%'`);
}
