import { nationalityChoices } from "../../booking/nationalities";
import { fallbackLanguage, type Language, languages } from "../../core/i18n/languages";
import { withinLine } from "./find-parts";
import type { RequestMessageWords } from "./guest-request";
import { comparableText, phrasePattern } from "./message-text";

/** Returns the language whose labels and sentences the message has most of. */
export function languageOfMessage(plain: string, words: Record<Language, RequestMessageWords>): Language {
  const hits = (language: Language) => {
    const { booking, plan } = words[language];
    const { reference, tour, fullName, email, phone, date, nationality, hotel, total, notes } = booking;
    const labels = [
      reference,
      tour,
      fullName,
      email,
      phone,
      date,
      nationality,
      hotel,
      total,
      notes,
      plan.subtotal,
      plan.plan,
    ];
    const phrases = [booking.greeting, plan.greeting, booking.closing, plan.noDay];
    return (
      labels.filter((label) => plain.search(withinLine(label)) >= 0).length +
      phrases.filter((phrase) => phrasePattern(phrase).test(plain)).length
    );
  };
  const counted = languages.map((language) => ({ language, count: hits(language) }));
  const best = counted.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 0 ? best.language : fallbackLanguage;
}

const namedNationalities = new Map<Language, Map<string, string>>();

function nationalitiesIn(language: Language): Map<string, string> {
  const known = namedNationalities.get(language);
  if (known) return known;
  const choices = nationalityChoices(language);
  const named = new Map(choices.map(({ code, label }) => [comparableText(label), code]));
  namedNationalities.set(language, named);
  return named;
}

/** Returns the code of a nationality as any language writes the name; empty for an unknown name. */
export function readNationality(text: string, language: Language): string {
  const named = comparableText(text);
  const found = [language, ...languages].map((each) => nationalitiesIn(each).get(named));
  return found.find((code) => code !== undefined) ?? "";
}
