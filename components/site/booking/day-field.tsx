import type { ReactNode } from "react";
import type { Booking, FieldProblem } from "@/lib/booking/booking";
import { sentenceWithDay, writtenDay } from "@/lib/core/calendar/day-texts";
import type { Language } from "@/lib/core/i18n/languages";
import type { RequestWords } from "./booking-fallback";
import { BookingInput } from "./visitor-fields";

interface DayFieldProps {
  date: string;
  earliest: string;
  refusal: ReactNode;
  choices: ReactNode;
  problem: FieldProblem | undefined;
  language: Language;
  words: RequestWords;
  onChange: (change: Pick<Booking, "date">) => void;
}

export function DayField(props: DayFieldProps) {
  const { date, earliest, refusal, choices, problem, language, words, onChange } = props;
  const told =
    problem === "dateRefused"
      ? refusal
      : problem && sentenceWithDay(words.problems[problem], earliest, language);
  return (
    <BookingInput
      id="booking-date"
      label={words.date}
      hint={writtenDay(date, language)}
      problem={told}
      after={choices}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          required
          min={earliest}
          value={date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      )}
    </BookingInput>
  );
}
