import { codedName } from "../booking/message-lines";
import { writtenDay } from "../booking/written-day";
import { type Language, languages } from "../i18n/languages";
import { type Headcount, headcount, type SheetTour } from "./day-sheet";
import type { DeskWords } from "./desk-words";
import { dietTopics } from "./note-topics";

export type CrewLanguage = Extract<Language, "id" | "en">;

/** Drivers and guides read Indonesian or English, whatever the guests read. */
export const crewLanguages = languages.filter((language): language is CrewLanguage => language !== "ru");

export function peopleCount(people: Headcount): number {
  return people.adult + people.child + people.infant + people.other;
}

function peopleText(people: Headcount, words: DeskWords["answers"]["crew"]): string {
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
  { areas, answers }: DeskWords,
): string {
  const words = answers.crew;
  const parts = tours.map(({ name, code, guests, people }) => {
    const head = `*${codedName(name, code || null)}*\n${writtenDay(day, language)} · ${peopleCount(people)} ${words.total}: ${peopleText(people, words)}`;
    const rows = guests.map((guest, index) => {
      const { fullName, hotel, notes, note, tour } = guest;
      const stay = [areas[tour.area], hotel].filter(Boolean).join(", ");
      const who = `${index + 1}. ${tour.pickup || "—"} ${fullName}: ${peopleText(headcount([guest]), words)}`;
      const diets = dietTopics(notes).length > 0 ? "⚠️ " : "";
      const remarks = [notes, note].filter(Boolean).join(" / ").replace(/\s+/g, " ");
      return [who, stay && `   ${stay}`, remarks && `   ${diets}${remarks}`].filter(Boolean).join("\n");
    });
    return [head, ...rows].join("\n");
  });
  return parts.join("\n\n");
}
