import "server-only";
import { blogFields } from "../../blogs/fields";
import { publishedBefore } from "../../blogs/publication";
import { operatorDay } from "../../core/content/days";
import { staffText } from "../../core/content/localized-text";
import { db } from "../../core/db";
import { dayMs } from "../../core/durations";
import { promoFields } from "../../promos/fields";
import { readOrNull } from "./read-or-null";

const week = 7;

export interface Upcoming {
  id: number;
  title: string;
  date: Date;
}

export interface ScheduledBlogs {
  count: number;
  next: Upcoming[];
}

export function endingPromos(now: Date): Promise<Upcoming[] | null> {
  const today = operatorDay(now);
  const after = new Date(today.getTime() + week * dayMs);
  return readOrNull("promos that end this week", async () => {
    const rows = await db().promo.findMany({
      where: { published: true, end_date: { gte: today, lt: after } },
      orderBy: [{ end_date: "asc" }, { id: "asc" }],
      select: { id: true, title: true, end_date: true },
    });
    return rows.map(({ id, title, end_date }) => ({
      id,
      title: staffText(promoFields.title.stored.parse(title)),
      date: end_date,
    }));
  });
}

export function scheduledBlogs(now: Date, shown: number): Promise<ScheduledBlogs | null> {
  const where = { published: true, posting_date: { gte: publishedBefore(now) } };
  return readOrNull("scheduled blogs", async () => {
    const [count, rows] = await Promise.all([
      db().blog.count({ where }),
      db().blog.findMany({
        where,
        orderBy: [{ posting_date: "asc" }, { id: "asc" }],
        take: shown,
        select: { id: true, title: true, posting_date: true },
      }),
    ]);
    const next = rows.map(({ id, title, posting_date }) => ({
      id,
      title: staffText(blogFields.title.stored.parse(title)),
      date: posting_date,
    }));
    return { count, next };
  });
}
