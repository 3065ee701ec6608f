import { z } from "zod";
import { optionalNumber } from "../core/content/field-kinds";
import { isBlank } from "../core/content/text";
import { optionalLocalizedText, optionalTextField, text } from "../core/content/text-kinds";
import { isReadableAccent } from "../core/pages/accent";
import { logoPicture } from "../core/storage/logo-names";
import { readText } from "./read-text";
import { hexColour, isHexColour } from "./text-forms";

/** Who the operator is, and how the site looks. */
export const identityFields = {
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
};
