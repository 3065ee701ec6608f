import { dayBegins, operatorDay } from "../core/content/days";

export const tourStates = ["visible", "hidden"] as const;

export type TourState = (typeof tourStates)[number];

/** Decides whether visitors see a tour: days of the operator's calendar, both included. */
export interface Publication {
  published: boolean;
  publish_from: Date | null;
  publish_until: Date | null;
}

/** Whether visitors see a tour at a moment. No job runs when a day begins; every read checks the days. */
export function isVisible({ published, publish_from, publish_until }: Publication, now: Date): boolean {
  const today = operatorDay(now);
  return (
    published &&
    (publish_from === null || publish_from <= today) &&
    (publish_until === null || today <= publish_until)
  );
}

/** Whether visitors have seen a tour on any day since a moment, judged by its current days. */
export function wasVisibleSince(tour: Publication, since: Date, now: Date): boolean {
  const { published, publish_from, publish_until } = tour;
  return (
    published &&
    (publish_from === null || publish_from <= operatorDay(now)) &&
    (publish_until === null || operatorDay(since) <= publish_until)
  );
}

/** When the page of a visible tour last changed: its first day of publication, if it was written earlier. */
export function tourChangedAt({
  publish_from,
  updated_at,
}: Pick<Publication, "publish_from"> & { updated_at: Date }): Date {
  const cameOut = publish_from && dayBegins(publish_from);
  return cameOut && cameOut > updated_at ? cameOut : updated_at;
}

export type PublicationNote = { kind: "draft" } | { kind: "from" | "until"; day: Date };

export function publicationNote(tour: Publication, now: Date): PublicationNote | null {
  const { published, publish_from, publish_until } = tour;
  if (!published) return { kind: "draft" };
  if (publish_from && publish_from > operatorDay(now)) return { kind: "from", day: publish_from };
  return publish_until && { kind: "until", day: publish_until };
}

export function showingChange({ publish_from, publish_until }: Publication, now: Date) {
  const today = operatorDay(now);
  return {
    published: true,
    ...(publish_from && publish_from > today && { publish_from: null }),
    ...(publish_until && publish_until < today && { publish_until: null }),
  };
}

type Days = Partial<Pick<Publication, "publish_from" | "publish_until">>;

export function publicationError({ publish_from, publish_until }: Days): Record<string, string[]> | null {
  if (!publish_from || !publish_until || publish_from <= publish_until) return null;
  return { publish_until: ["Tidak boleh sebelum hari pertama tampil."] };
}
