import { z } from "zod";
import { articleText } from "../core/content/article-text";
import { choice, flag, optionalNumber } from "../core/content/field-kinds";
import { inputText } from "../core/content/fields";
import { type HtmlOptions, html, localizedText, text } from "../core/content/text-kinds";
import { fallbackLanguage } from "../core/i18n/languages";
import { isOwnPageAddress, isReservedAddress, longestAddress } from "./address";

/** `limit` counts the characters of the HTML. */
export const ownPageTextOptions: HtmlOptions = {
  label: "ownPages.content",
  section: "content",
  limit: 200_000,
  languages: [fallbackLanguage],
  readable: articleText,
};

const address = {
  ...text({
    label: "ownPages.address",
    section: "place",
    hint: "ownPages.addressHint",
    limit: longestAddress,
  }),
  input: inputText(longestAddress)
    .overwrite((typed) =>
      typed
        .trim()
        .replace(/^\/+|\/+$/g, "")
        .toLowerCase(),
    )
    .refine((typed) => typed !== "", { abort: true, error: "Wajib diisi." })
    .refine((typed) => typed.length > longestAddress || isOwnPageAddress(typed), {
      abort: true,
      error: "Tulis huruf kecil Latin, angka, dan tanda hubung, misalnya kapal-kami.",
    })
    .refine((typed) => !isReservedAddress(typed), {
      error: ({ input }) => `Alamat "${input}" sudah dipakai halaman bawaan situs. Pilih alamat lain.`,
    }),
};

export const ownPageFields = {
  title: localizedText({ label: "ownPages.name", section: "content", limit: 80, rows: 1 }),
  content: html(ownPageTextOptions),
  address,
  placement: choice({
    label: "ownPages.placement",
    section: "place",
    choices: ["menu", "footer", "none"],
    choiceNames: {
      menu: "ownPages.placements.menu",
      footer: "ownPages.placements.footer",
      none: "ownPages.placements.none",
    },
  }),
  /** Without a number the page stands behind those with a number. */
  position: optionalNumber({
    label: "ownPages.position",
    section: "place",
    hint: "ownPages.positionHint",
    decimals: 0,
    values: z.int().min(0).max(9_999),
  }),
  published: flag({
    label: "tourForm.fields.published",
    section: "place",
    hint: "drafts.hint",
    initial: true,
  }),
};
