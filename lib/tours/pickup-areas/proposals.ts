import type { LocalizedText } from "../../core/content/localized-text";
import { byLanguage } from "../../core/i18n/languages";
import { messagesOf } from "../../core/i18n/messages";

/** The areas that staff may take over while their own list is empty, by region. Their names stand under `facts.area` in `messages/`. */
export const proposedAreas = {
  thailand: [
    "patong",
    "kata",
    "karon",
    "kamala",
    "bang_tao",
    "phuket_town",
    "surin_beach",
    "rawai",
    "nai_harn",
    "chalong",
    "cape_panwa",
    "mai_khao",
    "nai_yang",
    "ao_po",
    "phuket_airport",
    "khao_lak",
    "phang_nga",
    "krabi",
  ],
  indonesia: [
    "kuta",
    "seminyak",
    "canggu",
    "sanur",
    "ubud",
    "jimbaran",
    "nusa_dua",
    "bali_airport",
    "yogyakarta",
    "surabaya",
    "jakarta",
    "medan",
    "labuan_bajo",
    "lombok",
    "sorong",
    "berau",
    "pangkalan_bun",
  ],
  abroad: [
    "singapore",
    "kuala_lumpur",
    "bangkok",
    "chiang_mai",
    "hanoi",
    "da_nang",
    "hoi_an",
    "siem_reap",
    "hong_kong",
    "seoul",
    "tokyo",
    "istanbul",
    "dubai",
    "male",
    "kathmandu",
  ],
} as const;

export type ProposedArea = (typeof proposedAreas)[keyof typeof proposedAreas][number];

export const proposedCodes: readonly ProposedArea[] = Object.values(proposedAreas).flat();

export function proposedName(code: ProposedArea): LocalizedText {
  return byLanguage((language) => messagesOf(language, "facts").area[code]);
}
