import "server-only";
import { hashSecret, newSecret } from "../core/auth/secrets";
import type { Transaction } from "../core/content/change-content";
import { operatorDay } from "../core/content/days";
import { db, isDatabaseId } from "../core/db";
import { env } from "../core/env";
import { AppError } from "../core/errors";
import { type Language, languages } from "../core/i18n/languages";
import { shownLanguage } from "../core/i18n/shown-languages";
import { isVisible, type Publication, wasVisibleSince } from "./publication";
import { getTour } from "./queries";
import type { PreviewLink, Tour } from "./schema";

export function previewLinkPath(token: string, language: Language): string {
  return `/preview/${token}/${language}`;
}

const publication = { published: true, publish_from: true, publish_until: true } as const;

/** Returns null if the tour does not exist. Throws 422 if visitors see the tour anyway. */
export async function createPreviewLink(tourId: number, userId: number, { days }: { days: number }) {
  const tour = isDatabaseId(tourId)
    ? await db().tour.findUnique({ where: { id: tourId }, select: publication })
    : null;
  if (!tour) return null;
  if (isVisible(tour, new Date())) {
    throw new AppError(422, "Tur ini sudah tampil di situs. Bagikan alamat halamannya.");
  }
  const token = newSecret();
  const [row] = await db().$queryRaw<{ id: number; expires_at: Date }[]>`
    WITH old AS (DELETE FROM preview_link WHERE expires_at <= now())
    INSERT INTO preview_link (tour_id, token_hash, created_by, expires_at)
    VALUES (${tourId}, ${hashSecret(token)}, ${userId}, now() + make_interval(days => ${days}::int))
    RETURNING id, expires_at`;
  if (!row) throw new Error("The preview link could not be stored.");
  return { ...row, url: `${env().SITE_URL}${previewLinkPath(token, shownLanguage(languages[0]))}` };
}

export async function listPreviewLinks(tourId: number): Promise<PreviewLink[] | null> {
  if (!isDatabaseId(tourId)) return null;
  const now = new Date();
  const tour = await db().tour.findUnique({
    where: { id: tourId },
    select: {
      ...publication,
      preview_links: {
        where: { expires_at: { gt: now } },
        orderBy: { id: "desc" },
        select: {
          id: true,
          created_at: true,
          expires_at: true,
          creator: { select: { username: true } },
        },
      },
    },
  });
  if (!tour) return null;
  return tour.preview_links
    .filter(({ created_at }) => !wasVisibleSince(tour, created_at, now))
    .map(({ creator, ...link }) => ({ ...link, created_by: creator?.username ?? null }));
}

export async function deletePreviewLink(id: number): Promise<boolean> {
  return isDatabaseId(id) && (await db().previewLink.deleteMany({ where: { id } })).count > 0;
}

/** Null for a token that is unknown, revoked or expired, or if the tour was public since the link was created. */
export async function getPreviewedTour(token: string): Promise<{ tour: Tour; visible: boolean } | null> {
  const now = new Date();
  const link = await db().previewLink.findFirst({
    where: { token_hash: hashSecret(token), expires_at: { gt: now } },
    select: { tour_id: true, created_at: true },
  });
  const tour = link && (await getTour(link.tour_id, { hidden: true }));
  if (!tour) return null;
  const visible = isVisible(tour, now);
  return visible || !wasVisibleSince(tour, link.created_at, now) ? { tour, visible } : null;
}

/** Must run before the fields of publication change. */
export async function endSeenPreviewLinks(
  tx: Transaction,
  tourId: number,
  stored: Publication,
): Promise<void> {
  const today = operatorDay(new Date());
  if (!stored.published || (stored.publish_from && stored.publish_from > today)) return;
  const links = await tx.previewLink.findMany({
    where: { tour_id: tourId },
    select: { id: true, created_at: true },
  });
  const seen = links.filter(({ created_at }) => wasVisibleSince(stored, created_at, new Date()));
  await tx.previewLink.deleteMany({ where: { id: { in: seen.map(({ id }) => id) } } });
}
