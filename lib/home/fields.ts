import { z } from "zod";
import type { AdminKey } from "../core/content/field";
import type { DraftOf } from "../core/content/field-drafts";
import { choice, flag, optionalNumber } from "../core/content/field-kinds";
import type { EntityFields } from "../core/content/field-paths";
import {
  createSchema,
  encodeWire,
  storedShape,
  updateSchema,
  wireShape,
} from "../core/content/field-schemas";
import { isoTime } from "../core/content/fields";
import { list } from "../core/content/list-field";
import { localizedText, text } from "../core/content/text-kinds";
import { visitorText } from "../core/content/visitor-text";
import { pictureName } from "../core/storage/picture-field";
import { confirmedLanguages, translationStateKey } from "../core/translations/schema";
import { advantageIcons } from "./advantage-icons";
import type { HomeSection } from "./sections";

/** The table has one row. */
export const homeId = 1;

const titleLimit = 100;
const leadLimit = 300;

type HeadingFields<S extends HomeSection> = Record<`${S}_visible`, ReturnType<typeof flag>> &
  Record<`${S}_title` | `${S}_lead`, ReturnType<typeof visitorText>>;

/** The fields that every section has: whether visitors see the section, its title and its lead. */
function heading<S extends HomeSection>(section: S): HeadingFields<S> {
  const fields = {
    [`${section}_visible`]: flag({ label: `home.fields.${section}_visible`, section, initial: true }),
    [`${section}_title`]: visitorText({
      label: `home.fields.${section}_title`,
      section,
      limit: titleLimit,
      hint: "home.hints.title",
    }),
    [`${section}_lead`]: {
      ...visitorText({ label: `home.fields.${section}_lead`, section, limit: leadLimit }),
      rows: 2,
    },
  };
  return fields as HeadingFields<S>;
}

function words(name: string): Record<"label" | "item" | "add" | "empty", AdminKey> {
  return {
    label: `home.fields.${name}` as AdminKey,
    item: `home.items.${name}` as AdminKey,
    add: `home.add.${name}` as AdminKey,
    empty: `home.empty.${name}` as AdminKey,
  };
}

const percent = (label: AdminKey) => optionalNumber({ label, decimals: 0, values: z.int().min(0).max(100) });

const slides = list({
  ...words("slides"),
  section: "hero",
  limit: 8,
  fields: {
    title: localizedText({ label: "home.fields.slide_title", limit: 100, rows: 1 }),
    subtitle: localizedText({ label: "home.fields.slide_subtitle", limit: 240, rows: 2 }),
    picture: pictureName({ label: "home.fields.picture" }),
    focus_x: percent("home.fields.focus_x"),
    focus_y: percent("home.fields.focus_y"),
    visible: flag({ label: "home.fields.slide_visible", initial: true }),
  },
});

const reviews = list({
  ...words("reviews"),
  section: "reviews",
  limit: 12,
  fields: {
    quote: localizedText({ label: "home.fields.quote", limit: 600, rows: 3 }),
    name: localizedText({ label: "home.fields.guest_name", limit: 80, rows: 1 }),
    hometown: visitorText({ label: "home.fields.hometown", limit: 80 }),
    trip: visitorText({ label: "home.fields.trip", limit: 120 }),
    said_on: {
      ...text({
        label: "home.fields.said_on",
        limit: 10,
        type: "date",
        check: [(day) => z.iso.date().safeParse(day).success, "Pilih tanggal, misalnya 2026-12-24."],
      }),
      kind: "day" as const,
    },
    said_at: text({ label: "home.fields.said_at", limit: 80 }),
    /** `demo` marks an invented review. The section of a page with one says that the reviews are a demonstration. */
    consent: {
      ...choice({
        label: "home.fields.consent",
        choices: ["confirmed", "demo"],
        choiceNames: { confirmed: "home.consent.confirmed", demo: "home.consent.demo" },
      }),
      emptyDraft: () => "",
    },
  },
});

const advantages = list({
  ...words("advantages"),
  section: "advantages",
  limit: 9,
  fields: {
    icon: choice({
      label: "home.fields.icon",
      choices: advantageIcons,
      choiceNames: Object.fromEntries(advantageIcons.map((icon) => [icon, `home.icons.${icon}`])) as Record<
        (typeof advantageIcons)[number],
        AdminKey
      >,
    }),
    title: localizedText({ label: "home.fields.item_title", limit: 80, rows: 1 }),
    text: localizedText({ label: "home.fields.item_text", limit: 300, rows: 2 }),
  },
});

const paragraphs = list({
  ...words("paragraphs"),
  section: "about",
  limit: 4,
  fields: { text: localizedText({ label: "home.fields.paragraph", limit: 1_000, rows: 3 }) },
});

const figures = list({
  ...words("figures"),
  section: "about",
  limit: 3,
  fields: {
    value: localizedText({ label: "home.fields.figure_value", limit: 20, rows: 1 }),
    text: localizedText({ label: "home.fields.figure_text", limit: 80, rows: 1 }),
  },
});

const gallery = list({
  ...words("gallery"),
  section: "gallery",
  limit: 20,
  fields: {
    path: { ...pictureName({ label: "home.fields.picture" }), formRequired: true },
    /** The caption, which visitors read below the picture. */
    alt: visitorText({ label: "home.fields.caption", limit: 120 }),
  },
});

const questions = list({
  ...words("questions"),
  section: "faq",
  limit: 16,
  fields: {
    question: localizedText({ label: "home.fields.question", limit: 200, rows: 1 }),
    answer: localizedText({ label: "home.fields.answer", limit: 1_500, rows: 3 }),
  },
});

export const homeFields = {
  hero_title: visitorText({
    label: "home.fields.hero_title",
    section: "hero",
    limit: 120,
    hint: "home.hints.hero_title",
  }),
  slides,
  ...heading("promo"),
  ...heading("packages"),
  ...heading("reviews"),
  reviews,
  ...heading("advantages"),
  advantages,
  ...heading("about"),
  paragraphs,
  about_picture: pictureName({ label: "home.fields.about_picture", section: "about" }),
  about_alt: visitorText({
    label: "home.fields.about_alt",
    section: "about",
    limit: 300,
    hint: "home.hints.about_alt",
  }),
  figures,
  ...heading("gallery"),
  gallery,
  ...heading("faq"),
  questions,
};

/** The sections of the form, in the order of the page. All but the hero are folded at first. */
export const homeForm: EntityFields = {
  fields: homeFields,
  sections: {
    hero: { title: "home.sections.hero", intro: "home.intros.hero" },
    promo: { title: "home.sections.promo", intro: "home.intros.promo", folds: true },
    packages: { title: "home.sections.packages", intro: "home.intros.packages", folds: true },
    reviews: { title: "home.sections.reviews", intro: "home.intros.reviews", folds: true },
    advantages: { title: "home.sections.advantages", intro: "home.intros.advantages", folds: true },
    about: { title: "home.sections.about", intro: "home.intros.about", folds: true },
    gallery: { title: "home.sections.gallery", intro: "home.intros.gallery", folds: true },
    faq: { title: "home.sections.faq", intro: "home.intros.faq", folds: true },
  },
};

export const homeSchema = z.object({
  id: z.int().positive(),
  ...storedShape(homeFields),
  updated_at: isoTime,
});

export type Home = z.output<typeof homeSchema>;
export type HomeDraft = DraftOf<typeof homeFields>;

export const homeResponseSchema = z.object({
  id: z.int().positive(),
  ...wireShape(homeFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export function homeResponse(home: Home): z.input<typeof homeResponseSchema> {
  return encodeWire(homeResponseSchema, homeFields, home);
}

export const homeCreateSchema = createSchema(homeFields, {});

export const homeUpdateSchema = updateSchema(homeFields, {
  /** The version the client last read. The save is refused with 409 if the page has been saved since. */
  updated_at: isoTime.nullish(),
  translations_confirmed: confirmedLanguages.optional(),
});

export type HomeCreate = z.output<typeof homeCreateSchema>;
export type HomeUpdate = z.output<typeof homeUpdateSchema>;
