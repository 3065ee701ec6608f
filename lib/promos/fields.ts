import { z } from "zod";
import { knownWeekdays, weekdaysField } from "../core/calendar/weekdays-field";
import { operatorDay } from "../core/content/days";
import type { Field } from "../core/content/field";
import type { DraftOf } from "../core/content/field-drafts";
import { day, optionalDay, optionalMoney, optionalNumber, shownFlag } from "../core/content/field-kinds";
import {
  createSchema,
  encodeWire,
  storedShape,
  updateSchema,
  wireShape,
} from "../core/content/field-schemas";
import { isoTime, moneyAmount, staleable } from "../core/content/fields";
import { isWebAddress } from "../core/content/text";
import { flatText, optionalTextField, someText, text } from "../core/content/text-kinds";
import { dayMs } from "../core/durations";
import { languages } from "../core/i18n/languages";
import { picture } from "../core/storage/picture-field";
import { storedImage } from "../core/storage/stored-image";
import { confirmedLanguagesText, translationStateKey } from "../core/translations/schema";

function isDocumentAddress(value: string): boolean {
  return /^\/[^/\\]/.test(value) || isWebAddress(value);
}

const priceLimit = 100;

const tourId = z.int().positive().nullable();
const numberOf = (text: string) => Number(text.trim()) || null;

/** A text in multipart and in the form; empty for no tour. */
const aboutTour = {
  label: "promos.tour",
  section: "content",
  hint: "promos.tourHint",
  kind: "text",
  required: false,
  stored: tourId,
  input: z
    .union([z.int().positive(), z.string().regex(/^\s*(?:[1-9]\d{0,8})?\s*$/, "Pilih tur.")])
    .transform((sent) => (typeof sent === "number" ? sent : numberOf(sent))),
  emptyDraft: () => "",
  toDraft: (id) => (id === null ? "" : String(id)),
  fromDraft: someText,
  toRecord: numberOf,
} satisfies Field<typeof tourId, number | null, string, false>;

const noValue = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** A body in multipart sends an empty text for no day. */
const firstDay = optionalDay({ label: "promos.startDate", section: "period", hint: "promos.startDateHint" });

const oldPriceDay = optionalDay({
  label: "promos.oldPriceSince",
  section: "prices",
  hint: "promos.oldPriceSinceHint",
});

const promoWeekdays = weekdaysField({
  label: "promos.weekdays",
  section: "period",
  hint: "promos.weekdaysHint",
});

/** A body in multipart sends the days as a text, such as `1234`. */
const writtenWeekdays = z
  .string()
  .regex(/^\s*[1-7]{1,7}\s*$/, "Tulis nomor hari dari 1 (Senin) sampai 7.")
  .transform((text) => knownWeekdays([...text.trim()].map(Number)));

const tourPrice = optionalMoney({
  label: "promos.tourPrice",
  section: "prices",
  hint: "promos.tourPriceHint",
});

/** A body in multipart sends the amount as a text, such as `2490` or `2490.5`. */
const writtenAmount = z
  .string()
  .regex(/^\s*\d{1,12}(?:\.\d{1,2})?\s*$/, "Tulis angka, misalnya 1.519.000 atau 37,6.")
  .transform(Number);

const packagePrice = optionalMoney({
  label: "promos.packagePrice",
  section: "prices",
  hint: "promos.packagePriceHint",
});

const guests = z.int().min(2).max(99);

const packageGuests = optionalNumber({
  label: "promos.packageGuests",
  section: "prices",
  hint: "promos.packageGuestsHint",
  values: guests,
  decimals: 0,
});

/** A body in multipart sends the number as a text. */
const writtenGuests = z
  .string()
  .regex(/^\s*\d{1,2}\s*$/, "Tulis angka dari 2 sampai 99.")
  .transform(Number)
  .pipe(guests);

const aboveZero = z.number().positive("Harus lebih dari 0.");

const sentAmount = z.union([z.null(), noValue, moneyAmount, writtenAmount]).pipe(aboveZero.nullable());

/** The texts are required in every language; prices are free text. */
export const promoFields = {
  title: flatText({ label: "promos.name", section: "content", limit: 255, rows: 1, languages }),
  description: flatText({
    label: "promos.description",
    section: "content",
    limit: 5_000,
    rows: 5,
    languages,
  }),
  tour_id: aboutTour,
  price: text({ label: "promos.price1", section: "prices", limit: priceLimit, hint: "promos.priceHint" }),
  old_price: optionalTextField({
    label: "promos.oldPrice1",
    section: "prices",
    limit: priceLimit,
    hint: "promos.oldPriceHint",
  }),
  price2: optionalTextField({
    label: "promos.price2",
    section: "prices",
    limit: priceLimit,
    hint: "promos.price2Hint",
  }),
  old_price2: optionalTextField({
    label: "promos.oldPrice2",
    section: "prices",
    limit: priceLimit,
    hint: "promos.oldPriceHint",
  }),
  /** Since when the old prices were asked: a note for staff, which changes nothing for visitors. */
  old_price_since: { ...oldPriceDay, input: z.union([noValue, oldPriceDay.input]) },
  /** What the starting price of the tour is on the days of the promo, in the tour's currency. */
  tour_price: {
    ...tourPrice,
    input: sentAmount,
  },
  /** For how many adults and children the package is. */
  package_guests: {
    ...packageGuests,
    input: z.union([z.null(), noValue, packageGuests.input, writtenGuests]),
  },
  /** What these guests pay together on the days of the promo, in the tour's currency. */
  package_price: { ...packagePrice, input: sentAmount },
  /** The first day of the promo; null if it has begun. */
  start_date: { ...firstDay, input: z.union([noValue, firstDay.input]) },
  /** The weekdays on which the promo holds. Null: every day. */
  weekdays: {
    ...promoWeekdays,
    input: z.union([noValue, promoWeekdays.input, writtenWeekdays]).optional(),
    fromDraft: (draft: string) => (draft.length === 7 ? undefined : draft || undefined),
  },
  /** The promo lasts until the end of this day in the operator's zone. */
  end_date: day({ label: "promos.endDate", section: "period" }),
  pdf_url: text({
    label: "promos.pdfUrl",
    section: "period",
    limit: 2_000,
    hint: "promos.pdfHint",
    inputMode: "url",
    check: [
      isDocumentAddress,
      "Harus berupa alamat http(s), atau dokumen situs ini seperti /documents/promo-terms.pdf.",
    ],
  }),
  published: shownFlag({ label: "tourForm.fields.published", section: "period", hint: "drafts.hint" }),
  image: picture({ label: "promos.image", section: "image" }),
};

const id = z.int().positive();

export const promoSchema = z.object({
  id,
  ...storedShape(promoFields),
  file: storedImage.nullable(),
  updated_at: isoTime,
});

export type Promo = z.output<typeof promoSchema>;
export type PromoDraft = DraftOf<typeof promoFields>;

export const promoResponseSchema = z.object({
  id,
  ...wireShape(promoFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export function promoResponse(promo: Promo): z.input<typeof promoResponseSchema> {
  return encodeWire(promoResponseSchema, promoFields, promo);
}

export const promoTexts = 512 * 1024;

/** The multipart body of a create. An empty text for `image` removes the picture. */
export const promoCreateSchema = createSchema(promoFields, {});

export const promoUpdateSchema = updateSchema(promoFields, {
  updated_at: staleable,
  translations_confirmed: confirmedLanguagesText.optional(),
});

export type PromoCreate = z.output<typeof promoCreateSchema>;
export type PromoUpdate = z.output<typeof promoUpdateSchema>;

/**
 * Days until a promo's last one in the operator's calendar: 0 on that day itself, negative once it has ended
 * (R-4.7).
 */
export function daysLeft(endDate: Date, now: Date): number {
  return Math.floor((endDate.getTime() - operatorDay(now).getTime()) / dayMs);
}
