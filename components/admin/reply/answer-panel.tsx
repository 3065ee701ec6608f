import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { phuketDay } from "@/lib/calendar/days";
import { adminText } from "@/lib/i18n/admin-messages";
import { type Language, languageNames } from "@/lib/i18n/languages";
import {
  confirmationText,
  type DeclineReason,
  declineReasons,
  declineText,
  type MissingPart,
  missingParts,
  otherDayText,
  passOfAnswer,
  questionText,
} from "@/lib/requests/answers";
import { nearestOpenDays } from "@/lib/requests/desk-tour";
import { Panel } from "../panel";
import { AnswerTexts } from "./answer-texts";
import { PassMaker } from "./pass-maker";
import { PlainTextField } from "./plain-field";
import type { Desk, DeskWordsByLanguage } from "./use-desk";

const kinds = ["confirm", "otherDay", "ask", "decline"] as const;

type AnswerKind = (typeof kinds)[number];

const choiceClass = (isChosen: boolean) =>
  classNames(
    "min-h-13 rounded-lg border px-3 py-2 font-semibold transition-colors",
    isChosen
      ? "border-sea-800 bg-sea-800 text-white"
      : "border-sand-500 bg-white text-ink hover:border-sea-600",
  );

interface ChoicesProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  names: (choice: Choice) => string;
  chosen: readonly Choice[];
  onToggle: (choice: Choice) => void;
}

function Choices<Choice extends string>({ label, choices, names, chosen, onToggle }: ChoicesProps<Choice>) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={chosen.includes(choice)}
            onClick={() => onToggle(choice)}
            className={choiceClass(chosen.includes(choice))}
          >
            {names(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The parts that the request lacks, which staff would ask for first. */
function lackingParts({ guest, answered, states }: Desk): MissingPart[] {
  const isPeopleless = answered.tours.some(({ counts }) => !Object.values(counts).some((count) => count > 0));
  const lacking: Partial<Record<MissingPart, boolean>> = {
    tour: states.some(({ id }) => id === null),
    date: states.some(({ day }) => day === null),
    people: isPeopleless,
    hotel: guest.hotel === "",
    fullName: guest.fullName === "",
  };
  return missingParts.filter((part) => lacking[part]);
}

function useAnswer(desk: Desk, words: DeskWordsByLanguage) {
  const { answered, guest } = desk;
  const isOpen = answered.tours.every(({ tour, day }) => day !== null && tour.days.get(day)?.available);
  const [picked, setKind] = useState<AnswerKind | null>(null);
  const [asked, setAsked] = useState<MissingPart[] | null>(null);
  const [reason, setReason] = useState<DeclineReason>("full");
  const [pass, setPass] = useState<{ of: string; link: string } | null>(null);
  const lacking = lackingParts(desk);
  const isComplete = answered.tours.length > 0 && answered.tours.every(({ day }) => day !== null);
  const proposedKind: AnswerKind = lacking.some((part) => part !== "hotel")
    ? "ask"
    : isOpen
      ? "confirm"
      : "otherDay";
  const kind = picked ?? proposedKind;
  const missing = asked ?? lacking;
  const passContent = JSON.stringify(passOfAnswer(answered, guest.language));
  const link = pass?.of === passContent ? pass.link : "";
  const proposed = answered.tours
    .filter(({ tour, day }) => answered.tours.length === 1 || !day || !tour.days.get(day)?.available)
    .map(({ tour, day }) => ({ tour, day, days: nearestOpenDays(tour, day ?? phuketDay(new Date())) }));
  const textIn = (language: Language): string => {
    const own = words[language];
    if (kind === "confirm") return confirmationText(passOfAnswer(answered, language), own, link);
    if (kind === "otherDay") return otherDayText(answered, language, own, proposed);
    if (kind === "ask") return questionText(answered, own, missing);
    return declineText(answered, language, own, reason);
  };
  return {
    kind,
    setKind,
    missing,
    setAsked,
    reason,
    setReason,
    proposed,
    isComplete,
    textIn,
    link,
    isPassChanged: pass !== null && link === "",
    keepPass: (made: string) => setPass({ of: passContent, link: made }),
  };
}

interface AnswerPanelProps {
  desk: Desk;
  words: DeskWordsByLanguage;
  origin: string;
}

export function AnswerPanel({ desk, words, origin }: AnswerPanelProps) {
  const answer = useAnswer(desk, words);
  const { guest, changeGuest, answered } = desk;
  const { kind, missing } = answer;
  const toggleMissing = (part: MissingPart) =>
    answer.setAsked(missing.includes(part) ? missing.filter((each) => each !== part) : [...missing, part]);
  const needsTour =
    (kind === "confirm" && !answer.isComplete) || (kind === "otherDay" && answered.tours.length === 0);
  return (
    <Panel title={adminText("reply.answer")} className="xl:sticky xl:top-20">
      <Choices
        label={adminText("reply.answer")}
        choices={kinds}
        names={(each) => adminText(`reply.answers.${each}`)}
        chosen={[kind]}
        onToggle={answer.setKind}
      />
      {kind === "ask" && (
        <Choices
          label={adminText("reply.missingParts")}
          choices={missingParts}
          names={(part) => adminText(`reply.missingPart.${part}`)}
          chosen={missing}
          onToggle={toggleMissing}
        />
      )}
      {kind === "decline" && (
        <Choices
          label={adminText("reply.reason")}
          choices={declineReasons}
          names={(each) => adminText(`reply.reasons.${each}`)}
          chosen={[answer.reason]}
          onToggle={answer.setReason}
        />
      )}
      {kind === "otherDay" && answer.proposed.some(({ days }) => days.length === 0) && (
        <p className="text-alert-600">{adminText("reply.noOpenDay")}</p>
      )}
      <PlainTextField
        label={adminText("reply.note")}
        hint={adminText("reply.noteHint")}
        value={guest.note}
        rows={2}
        onChange={(note) => changeGuest({ note })}
      />
      {needsTour ? (
        <p className="text-ink-soft">{adminText("reply.needsTour")}</p>
      ) : (
        <>
          {kind === "confirm" && (
            <PassMaker
              pass={passOfAnswer(answered, guest.language)}
              origin={origin}
              link={answer.link}
              isChanged={answer.isPassChanged}
              onMade={answer.keepPass}
            />
          )}
          <AnswerTexts
            language={guest.language}
            languageName={languageNames[guest.language]}
            text={answer.textIn(guest.language)}
            ownText={answer.textIn("id")}
            contact={guest.contact}
          />
        </>
      )}
    </Panel>
  );
}
