import { dayBegins, nextDay, operatorDay } from "../content/days";

export const blogStates = ["published", "scheduled"] as const;

export type BlogState = (typeof blogStates)[number];

/** Blogs whose posting date lies before this are public: those of today's Bangkok day and earlier ones. */
export function publishedBefore(now: Date): Date {
  return nextDay(operatorDay(now));
}

/** Whether visitors see a blog at a moment: from the beginning of its day in Bangkok. */
export function blogState(postingDate: Date, now: Date): BlogState {
  return postingDate < publishedBefore(now) ? "published" : "scheduled";
}

/** When an article came out: the beginning of its day in Bangkok. */
export function publishedAt({ posting_date }: { posting_date: Date }): Date {
  return dayBegins(posting_date);
}

/** When its page last changed: an article written before its day last changed when it came out. */
export function changedAt(blog: { posting_date: Date; updated_at: Date }): Date {
  return new Date(Math.max(publishedAt(blog).getTime(), blog.updated_at.getTime()));
}
