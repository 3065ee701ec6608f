import type { ReadablePart } from "../../core/content/field";
import { formatMoney } from "../../core/format";
import { adminText } from "../../core/i18n/admin-messages";
import { messagesOf } from "../../core/i18n/messages";
import { readableCode } from "../places/codes";
import { factsDraft, type SeveralFact, type SingleFact, type TypedFact } from "./draft";
import { type Facts, factsSchema } from "./schema";

type TextsByCode = Record<string, string>;

type AreaNamesByCode = ReadonlyMap<string, string>;

function readableParts(facts: Facts, areas: AreaNamesByCode): ReadablePart[] {
  const words = messagesOf("id", "facts");
  const draft = factsDraft(facts);
  const typed = (name: TypedFact) => ({
    name: adminText(`facts.${name}`),
    text: draft[name],
  });
  const single = (name: SingleFact, texts: TextsByCode) => ({
    name: adminText(`facts.${name}`),
    text: texts[draft[name]] ?? draft[name],
  });
  const several = (name: string, codes: string[], texts: TextsByCode) => ({
    name,
    text: codes.map((code) => texts[code] ?? code).join(", "),
  });
  const chosen = (name: SeveralFact, texts: TextsByCode) =>
    several(adminText(`facts.${name}`), draft[name], texts);
  const guide = (on: "always" | "request") => {
    const spoken = (facts.guide ?? []).filter((each) => each.on === on).map(({ language }) => language);
    return several(adminText(`facts.guide.${on}`), spoken, words.guideLanguage);
  };
  const payments = (facts.pay_there ?? []).flatMap(({ what, adult, child, currency }, index) => {
    const name = `${adminText("facts.pay_there")} ${index + 1}`;
    const money = (amount: number | undefined) =>
      amount === undefined ? "" : formatMoney(amount, currency, "id");
    return [
      { name, text: what },
      { name: `${name} – ${adminText("facts.adult")}`, text: money(adult) },
      { name: `${name} – ${adminText("facts.child")}`, text: money(child) },
    ];
  });
  return [
    typed("age_least"),
    typed("age_most"),
    typed("group_most"),
    ...(["pregnant", "back", "wheelchair", "stroller", "swim", "effort"] as const).map((name) =>
      single(name, words[name]),
    ),
    single("offer", words.pickup),
    {
      name: adminText("facts.areas"),
      text: draft.areas.map((code) => areas.get(code) ?? readableCode(code)).join(", "),
    },
    { name: adminText("facts.meeting"), text: facts.meeting ?? "" },
    ...(["group", "vessel", "sea", "best_water", "infants"] as const).map((name) =>
      single(name, words[name]),
    ),
    typed("boat_length"),
    typed("places_most"),
    guide("always"),
    guide("request"),
    typed("guide_notice"),
    typed("free_cancellation"),
    chosen("meals", words.meal),
    chosen("diets", words.diet),
    ...payments,
    chosen("bring", words.thing),
    chosen("good_for", words.audience),
  ];
}

/** Null for stored facts that the current schema cannot read. */
export function readFacts(value: unknown, areas: AreaNamesByCode = new Map()): ReadablePart[] | null {
  const { success, data } = factsSchema.safeParse(value ?? {});
  return success ? readableParts(data, areas) : null;
}
