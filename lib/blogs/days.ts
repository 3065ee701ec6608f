import { dayBegins } from "../operator-day";

/** When an article came out: the beginning of its day in Bangkok. */
export function publishedAt({ posting_date }: { posting_date: Date }): Date {
  return dayBegins(posting_date);
}

/** When its page last changed; written before its day, an article was last changed when it came out. */
export function changedAt(blog: { posting_date: Date; updated_at: Date }): Date {
  return new Date(Math.max(publishedAt(blog).getTime(), blog.updated_at.getTime()));
}
