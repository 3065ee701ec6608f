import { z } from "zod";
import { articleText } from "../core/content/article-text";
import type { Field } from "../core/content/field";
import { type DraftOf, emptyDraft } from "../core/content/field-drafts";
import { choice, flag, optionalChoice, optionalNumber } from "../core/content/field-kinds";
import { storedShape, wireShape } from "../core/content/field-schemas";
import { inputText, isoTime, textOrNull } from "../core/content/fields";
import { list } from "../core/content/list-field";
import { isBlank, isWebAddress } from "../core/content/text";
import { optionalHtml, optionalLocalizedText, optionalTextField, text } from "../core/content/text-kinds";
import { languages } from "../core/i18n/languages";
import { isReadableAccent } from "../core/pages/accent";
import { logoPicture } from "../core/storage/logo-names";
import { tideChoices } from "../core/tides/station-codes";
import { translationStateKey } from "../core/translations/schema";
import { isDocumentPath } from "./document-path";
import {
  hexColour,
  internationalNumber,
  isAddressOf,
  isHexColour,
  isInternationalNumber,
  isPhone,
  isTelegramBot,
  isTelegramName,
  telegramName,
} from "./text-forms";
import { type TimeZone, timeZones } from "./time-zones";

const nullableText = z.string().nullable();

interface ReadOptions {
  limit: number;
  /** Brings a text into its stored form before it is checked. */
  read: (typed: string) => string;
  checks: readonly [isRight: (text: string) => boolean, message: string][];
}

/** A text that is stored in one form, however it was typed. An empty text is null. */
function readText({
  limit,
  read,
  checks,
  ...options
}: ReadOptions & Pick<Field, "label" | "section" | "hint">) {
  const input = checks.reduce(
    (schema, [isRight, message]) =>
      schema.refine((value) => value === "" || isRight(value), { abort: true, error: message }),
    inputText(limit, read) as z.ZodType<string>,
  );
  return {
    ...optionalTextField({ ...options, limit }),
    input: input.nullable().transform((value) => textOrNull(value) ?? null),
  } satisfies Field<typeof nullableText, string | null, string, false>;
}

function network(name: "instagram" | "youtube" | "tiktok" | "facebook" | "linkedin", ...hosts: string[]) {
  return optionalTextField({
    label: `site.fields.${name}`,
    section: "networks",
    limit: 300,
    inputMode: "url",
    nullable: true,
    check: [isAddressOf(...hosts), `Harus berupa alamat https dari ${hosts[0]}.`],
  });
}

const phoneFields = {
  number: text({
    label: "site.fields.phone",
    limit: 30,
    check: [isPhone, "Tulis nomor dengan kode negara, misalnya +62 812 3456 7890."],
  }),
};

const addressFields = {
  line1: text({ label: "site.fields.line1", limit: 120 }),
  line2: optionalTextField({ label: "site.fields.line2", limit: 120, nullable: true }),
  postal_code: optionalTextField({ label: "site.fields.postalCode", limit: 12, nullable: true }),
  city: text({ label: "site.fields.city", limit: 80 }),
  country: text({
    label: "site.fields.country",
    limit: 2,
    check: [(code) => /^[A-Z]{2}$/.test(code), "Pilih negara."],
  }),
  map_url: optionalTextField({
    label: "site.fields.mapUrl",
    hint: "site.fields.mapUrlHint",
    limit: 2_000,
    inputMode: "url",
    nullable: true,
    check: [
      (value) => isBlank(value) || (isWebAddress(value) && value.startsWith("https://")),
      "Harus berupa alamat https.",
    ],
  }),
};

/** The entries of the menu that every site may have. Other entries are addresses of own pages. */
export const menuEntries = ["about", "gallery", "blogs", "faq", "contact", "packages", "promo"] as const;

const menuFields = {
  entry: text({
    label: "site.fields.menuEntry",
    limit: 60,
    check: [(entry) => /^[a-z0-9-]+$/.test(entry), "Pilih menu."],
  }),
  name: optionalLocalizedText({ label: "site.fields.menuName", limit: 40, rows: 1 }),
};

const zones = Object.keys(timeZones) as [TimeZone, ...TimeZone[]];

const greeting = { section: "greetings", limit: 300, rows: 2, hint: "site.fields.greetingHint" } as const;

/** Whether visitors see the site in a language. */
function shownIn(label: Field["label"]) {
  return flag({ label, section: "languages", initial: true });
}

/** A name that stands in place of the words of the software. */
function ownName(label: Field["label"], limit = 40) {
  return optionalLocalizedText({ label, section: "names", limit, rows: 1 });
}

function document(label: Field["label"]) {
  return optionalTextField({
    label,
    section: "documents",
    limit: 120,
    nullable: true,
    check: [(path) => isBlank(path) || isDocumentPath(path), "Unggah berkas PDF."],
  });
}

export const pageTextOptions = { section: "documents", limit: 100_000, readable: articleText } as const;

/** The fields of the settings, in the order of the form. */
export const siteFields = {
  name: text({ label: "site.fields.name", section: "identity", limit: 60 }),
  short_name: optionalTextField({
    label: "site.fields.shortName",
    section: "identity",
    hint: "site.fields.shortNameHint",
    limit: 12,
    nullable: true,
  }),
  legal_name: optionalTextField({
    label: "site.fields.legalName",
    section: "identity",
    limit: 120,
    nullable: true,
  }),
  licence_number: optionalTextField({
    label: "site.fields.licenceNumber",
    section: "identity",
    limit: 60,
    nullable: true,
  }),
  founded: optionalNumber({
    label: "site.fields.founded",
    section: "identity",
    values: z
      .int()
      .min(1800)
      .max(2199)
      .refine((year) => year <= new Date().getFullYear(), "Tahun ini belum tiba."),
    decimals: 0,
  }),
  insurance: optionalLocalizedText({
    label: "site.fields.insurance",
    section: "identity",
    hint: "site.fields.insuranceHint",
    limit: 120,
    rows: 1,
  }),
  booking_prefix: readText({
    label: "site.fields.bookingPrefix",
    section: "identity",
    hint: "site.fields.bookingPrefixHint",
    limit: 4,
    read: (typed) => typed.trim().toUpperCase(),
    checks: [[(value) => /^[A-Z]{2,4}$/.test(value), "Tulis 2 sampai 4 huruf Latin."]],
  }),
  logo: optionalTextField({
    label: "site.fields.logo",
    section: "identity",
    limit: 80,
    nullable: true,
    check: [(path) => isBlank(path) || logoPicture(path) !== null, "Unggah berkas SVG atau PNG."],
  }),
  accent: readText({
    label: "site.fields.accent",
    section: "identity",
    hint: "site.fields.accentHint",
    limit: 7,
    read: hexColour,
    checks: [
      [isHexColour, "Tulis warna dengan enam angka heksadesimal, misalnya #1a6eb0."],
      [isReadableAccent, "Teks di atas warna ini sulit dibaca. Pilih warna yang diusulkan."],
    ],
  }),
  blurb: optionalLocalizedText({
    label: "site.fields.blurb",
    section: "identity",
    hint: "site.fields.blurbHint",
    limit: 300,
    rows: 2,
  }),
  general_name: ownName("site.fields.generalName"),
  international_name: ownName("site.fields.internationalName"),
  domestic_name: ownName("site.fields.domesticName"),
  blog_name: ownName("site.fields.blogName", 60),
  time_zone: choice({
    label: "site.fields.timeZone",
    section: "time",
    hint: "site.fields.timeZoneHint",
    choices: zones,
    choiceNames: {
      "Asia/Bangkok": "site.timeZones.asiaBangkok",
      "Asia/Jakarta": "site.timeZones.asiaJakarta",
      "Asia/Makassar": "site.timeZones.asiaMakassar",
      "Asia/Jayapura": "site.timeZones.asiaJayapura",
      "Asia/Ho_Chi_Minh": "site.timeZones.asiaHoChiMinh",
      "Asia/Phnom_Penh": "site.timeZones.asiaPhnomPenh",
      "Asia/Yangon": "site.timeZones.asiaYangon",
      "Asia/Kuala_Lumpur": "site.timeZones.asiaKualaLumpur",
      "Asia/Singapore": "site.timeZones.asiaSingapore",
      "Asia/Manila": "site.timeZones.asiaManila",
      "Asia/Dili": "site.timeZones.asiaDili",
      "Asia/Colombo": "site.timeZones.asiaColombo",
      "Indian/Maldives": "site.timeZones.indianMaldives",
      "Asia/Dubai": "site.timeZones.asiaDubai",
    },
  }),
  time_name: optionalLocalizedText({
    label: "site.fields.timeName",
    section: "time",
    hint: "site.fields.timeNameHint",
    limit: 40,
    rows: 1,
  }),
  menu: list({
    label: "site.fields.menu",
    section: "names",
    fields: menuFields,
    item: "site.menuItem",
    add: "site.menuAdd",
    empty: "site.menuEmpty",
    limit: 20,
    newItem: () => ({ ...emptyDraft(menuFields), entry: menuEntries[0] }),
  }),
  shows_id: shownIn("site.fields.showsId"),
  shows_en: shownIn("site.fields.showsEn"),
  shows_ru: shownIn("site.fields.showsRu"),
  whatsapp_number: readText({
    label: "site.fields.whatsappNumber",
    section: "contact",
    hint: "site.fields.whatsappNumberHint",
    limit: 300,
    read: internationalNumber,
    checks: [[isInternationalNumber, "Tulis nomor dengan kode negara, misalnya +62 812 3456 7890."]],
  }),
  telegram_account: readText({
    label: "site.fields.telegramAccount",
    section: "contact",
    hint: "site.fields.telegramAccountHint",
    limit: 100,
    read: telegramName,
    checks: [
      [isTelegramName, "Nama akun terdiri dari 5 sampai 32 huruf Latin, angka, atau garis bawah."],
      [
        (name) => !isTelegramBot(name),
        "Nama ini milik bot. Bot atau kanal tidak menampilkan teks yang sudah terisi. Tulis akun orang.",
      ],
    ],
  }),
  email: optionalTextField({
    label: "site.fields.email",
    section: "contact",
    limit: 254,
    nullable: true,
    check: [
      (value) => isBlank(value) || z.email().safeParse(value.trim()).success,
      "Tulis alamat email, misalnya halo@contoh.id.",
    ],
  }),
  phones: list({
    label: "site.fields.phones",
    section: "contact",
    fields: phoneFields,
    item: "site.phoneItem",
    add: "site.phoneAdd",
    empty: "site.phoneEmpty",
    limit: 6,
  }),
  opening_hours: optionalLocalizedText({
    label: "site.fields.openingHours",
    section: "contact",
    hint: "site.fields.openingHoursHint",
    limit: 200,
    rows: 2,
  }),
  answer_time: optionalLocalizedText({
    label: "site.fields.answerTime",
    section: "contact",
    hint: "site.fields.answerTimeHint",
    limit: 80,
    rows: 1,
  }),
  guest_phone: choice({
    label: "site.fields.guestPhone",
    section: "contact",
    hint: "site.fields.guestPhoneHint",
    choices: ["off", "optional", "required"],
    choiceNames: {
      off: "site.guestPhone.off",
      optional: "site.guestPhone.optional",
      required: "site.guestPhone.required",
    },
  }),
  addresses: list({
    label: "site.fields.addresses",
    section: "contact",
    fields: addressFields,
    item: "site.addressItem",
    add: "site.addressAdd",
    empty: "site.addressEmpty",
    limit: 6,
    newItem: () => ({ ...emptyDraft(addressFields), country: "ID" }),
  }),
  tide_station: optionalChoice({
    label: "site.fields.tideStation",
    section: "contact",
    hint: "site.fields.tideStationHint",
    choices: tideChoices,
    choiceNames: {
      "ko-taphao-noi": "site.tideStation.ko-taphao-noi",
      "ko-lak": "site.tideStation.ko-lak",
      sabang: "site.tideStation.sabang",
      padang: "site.tideStation.padang",
      "tanjung-lesung": "site.tideStation.tanjung-lesung",
      benoa: "site.tideStation.benoa",
      lembar: "site.tideStation.lembar",
      waikelo: "site.tideStation.waikelo",
      bitung: "site.tideStation.bitung",
      ambon: "site.tideStation.ambon",
      sun: "site.tideStation.sun",
    },
  }),
  instagram: network("instagram", "instagram.com"),
  youtube: network("youtube", "youtube.com", "youtu.be"),
  tiktok: network("tiktok", "tiktok.com"),
  facebook: network("facebook", "facebook.com", "fb.com"),
  linkedin: network("linkedin", "linkedin.com"),
  privacy_policy: document("site.fields.privacyPolicy"),
  payment_methods: document("site.fields.paymentMethods"),
  privacy_text: optionalHtml({ ...pageTextOptions, label: "site.fields.privacyText" }),
  terms_text: optionalHtml({ ...pageTextOptions, label: "site.fields.termsText" }),
  chat_greeting: optionalLocalizedText({ ...greeting, label: "site.fields.chatGreeting" }),
  hero_greeting: optionalLocalizedText({ ...greeting, label: "site.fields.heroGreeting" }),
  promo_greeting: optionalLocalizedText({
    ...greeting,
    label: "site.fields.promoGreeting",
    hint: "site.fields.promoGreetingHint",
  }),
  assistants_open: flag({
    label: "site.fields.assistantsOpen",
    section: "assistants",
    hint: "site.fields.assistantsOpenHint",
    initial: true,
  }),
  ai_use: choice({
    label: "site.fields.aiUse",
    section: "assistants",
    hint: "site.fields.aiUseHint",
    choices: ["train", "read", "none"],
    choiceNames: { train: "site.aiUse.train", read: "site.aiUse.read", none: "site.aiUse.none" },
  }),
};

/** Fails to compile while a language of the site has no field. */
export const languageFields = languages.map(
  (language) => `shows_${language}` as const,
) satisfies (keyof typeof siteFields)[];

export const siteId = 1;

const id = z.literal(siteId);

export const siteSchema = z.object({ id, ...storedShape(siteFields), updated_at: isoTime });

export const siteResponseSchema = z.object({
  id,
  ...wireShape(siteFields),
  updated_at: isoTime,
  ...translationStateKey,
});

export type SiteSettings = z.output<typeof siteSchema>;
export type SiteDraft = DraftOf<typeof siteFields>;
