import type { Field } from "../core/content/field";
import { emptyDraft } from "../core/content/field-drafts";
import { choice, flag } from "../core/content/field-kinds";
import { list } from "../core/content/list-field";
import { optionalLocalizedText, text } from "../core/content/text-kinds";
import { languages } from "../core/i18n/languages";
import { type TimeZone, timeZones } from "./time-zones";

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

/** Whether visitors see the site in a language. */
function shownIn(label: Field["label"]) {
  return flag({ label, section: "languages", initial: true });
}

/** A name that stands in place of the words of the software. */
function ownName(label: Field["label"], limit = 40) {
  return optionalLocalizedText({ label, section: "names", limit, rows: 1 });
}

/** The operator's own names on the site, the clock, and the languages that visitors see. */
export const nameFields = {
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
};

/** Fails to compile while a language of the site has no field. */
export const languageFields = languages.map(
  (language) => `shows_${language}` as const,
) satisfies (keyof typeof nameFields)[];
