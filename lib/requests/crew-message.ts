import { codedName } from "../booking/message-lines";
import { writtenDay } from "../booking/written-day";
import { type Language, languages } from "../i18n/languages";
import { type Headcount, headcount, type SheetTour } from "./day-sheet";
import { dietTopics } from "./note-topics";

export type CrewLanguage = Extract<Language, "id" | "en">;

export const crewLanguages = languages.filter((language): language is CrewLanguage => language !== "ru");

/** Words of the crew's messages: drivers and guides read Indonesian or English, whatever the guests read. */
const crewWords = {
  id: { adult: "dewasa", child: "anak", infant: "bayi", other: "lainnya", total: "orang", pickup: "Jemput" },
  en: {
    adult: "adults",
    child: "children",
    infant: "infants",
    other: "others",
    total: "people",
    pickup: "Pick-up",
  },
} as const;

export function peopleCount(people: Headcount): number {
  return people.adult + people.child + people.infant + people.other;
}

function peopleText(people: Headcount, language: CrewLanguage): string {
  const words = crewWords[language];
  const parts = (["adult", "child", "infant", "other"] as const).flatMap((kind) =>
    people[kind] > 0 ? [`${people[kind]} ${words[kind]}`] : [],
  );
  return parts.join(", ");
}

/** One message for driver and guide, in the order of the pick-ups. */
export function crewMessage(
  tours: readonly SheetTour[],
  day: string,
  language: CrewLanguage,
  areas: Record<string, string>,
): string {
  const words = crewWords[language];
  const parts = tours.map(({ name, code, guests, people }) => {
    const head = `*${codedName(name, code || null)}*\n${writtenDay(day, language)} · ${peopleCount(people)} ${words.total}: ${peopleText(people, language)}`;
    const rows = guests.map((guest, index) => {
      const { fullName, hotel, notes, note, tour } = guest;
      const place = [areas[tour.area], hotel].filter(Boolean).join(", ");
      const who = `${index + 1}. ${tour.pickup || "—"} ${fullName}: ${peopleText(headcount([guest]), language)}`;
      const diets = dietTopics(notes).length > 0 ? "⚠️ " : "";
      const said = [notes, note].filter(Boolean).join(" / ").replace(/\s+/g, " ");
      return [who, place && `   ${place}`, said && `   ${diets}${said}`].filter(Boolean).join("\n");
    });
    return [head, ...rows].join("\n");
  });
  return parts.join("\n\n");
}
