import { dayBegins, nextDay, operatorDay } from "../core/content/days";

export const blogStates = ["published", "scheduled", "draft"] as const;

export type BlogState = (typeof blogStates)[number];

export function publishedBefore(now: Date): Date {
  return nextDay(operatorDay(now));
}

export interface BlogPublication {
  published: boolean;
  posting_date: Date;
}

/** Visitors see a blog from the beginning of its day in the operator's zone. */
export function blogState({ published, posting_date }: BlogPublication, now: Date): BlogState {
  if (!published) return "draft";
  return posting_date < publishedBefore(now) ? "published" : "scheduled";
}

export function publishedAt({ posting_date }: { posting_date: Date }): Date {
  return dayBegins(posting_date);
}

/** When the page last changed: its publication, if the article was written before. */
export function blogChangedAt(blog: { posting_date: Date; updated_at: Date }): Date {
  return new Date(Math.max(publishedAt(blog).getTime(), blog.updated_at.getTime()));
}
