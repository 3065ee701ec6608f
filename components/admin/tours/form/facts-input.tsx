"use client";

import { Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useController } from "react-hook-form";
import { useField } from "@/components/admin/form/field-frame";
import { LocalizedField } from "@/components/admin/form/localized-field";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { TextField } from "@/components/admin/form/text-field";
import { button } from "@/components/ui/button";
import { draftText } from "@/lib/content/text-kinds";
import { adminText } from "@/lib/i18n/admin-messages";
import type { DraftPayment, SeveralFact, SingleFact } from "@/lib/tours/facts/draft";
import { useFactChoices } from "./fact-choices";

type Words = Record<string, string>;

const chip =
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sand-500 px-3 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50";
const mark = "size-4.5 shrink-0 cursor-pointer accent-sea-700";

interface ChipsProps {
  legend: string;
  /** Said by screen readers after the legend. */
  hint?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

function Chips({ legend, hint, onKeyDown, children }: ChipsProps) {
  return (
    <fieldset className="grid min-w-0 gap-2" aria-description={hint} onKeyDown={onKeyDown}>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/** One of a few answers, or none. */
function SingleChips({ name, words }: { name: SingleFact; words: Words }) {
  const { form } = useRecordForm();
  const { field } = useController({ control: form.control, name: `facts.${name}` });
  const options = [["", adminText("facts.notStated")], ...Object.entries(words)];
  return (
    <Chips legend={adminText(`facts.${name}`)}>
      {options.map(([code = "", word]) => (
        <label key={code} className={chip}>
          <input
            type="radio"
            name={field.name}
            value={code}
            checked={(field.value ?? "") === code}
            onChange={() => field.onChange(code)}
            onBlur={field.onBlur}
            className={mark}
          />
          {word}
        </label>
      ))}
    </Chips>
  );
}

interface SeveralChipsProps {
  legend: string;
  name: string;
  words: Words;
  isChosen: (code: string) => boolean;
  onToggle: (code: string, on: boolean) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Checkboxes that take one stop of the Tab key, as radio buttons do: a list may have fifty. Arrows move within them. */
function CheckChips({ legend, name, words, isChosen, onToggle }: SeveralChipsProps) {
  const [current, setCurrent] = useState(Object.keys(words)[0]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll("input")];
    const place = boxes.findIndex((box) => box.matches(":focus"));
    boxes.at((place + step) % boxes.length)?.focus();
  };
  return (
    <Chips legend={legend} hint={adminText("facts.arrows")} onKeyDown={move}>
      {Object.entries(words).map(([code, word]) => (
        <label key={code} className={chip}>
          <input
            type="checkbox"
            name={name}
            value={code}
            checked={isChosen(code)}
            tabIndex={code === current ? 0 : -1}
            onFocus={() => setCurrent(code)}
            onChange={({ target }) => onToggle(code, target.checked)}
            className={mark}
          />
          {word}
        </label>
      ))}
    </Chips>
  );
}

/** Any number of codes. */
function SeveralChips({ name, words }: { name: SeveralFact; words: Words }) {
  const { form } = useRecordForm();
  const { field } = useController({ control: form.control, name: `facts.${name}` });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  return (
    <CheckChips
      legend={adminText(`facts.${name}`)}
      name={field.name}
      words={words}
      isChosen={(code) => chosen.includes(code)}
      onToggle={(code, on) =>
        field.onChange(Object.keys(words).filter((each) => (each === code ? on : chosen.includes(each))))
      }
    />
  );
}

/** The languages of a guide: those that every departure has, and those on request. */
function GuideChips({ words }: { words: Words }) {
  const { form } = useRecordForm();
  const { field } = useController({ control: form.control, name: "facts.guide" });
  const spoken: Record<string, string> = field.value ?? {};
  return (["always", "request"] as const).map((on) => (
    <CheckChips
      key={on}
      legend={adminText(`facts.guide.${on}`)}
      name={`facts.guide.${on}`}
      words={words}
      isChosen={(code) => spoken[code] === on}
      onToggle={(code, isOn) => field.onChange({ ...spoken, [code]: isOn ? on : "" })}
    />
  ));
}

const number = (name: string, label: string) => (
  <TextField
    key={name}
    name={`facts.${name}`}
    label={label}
    type="number"
    inputMode="numeric"
    min={0}
    step={1}
  />
);

/** What guests pay on the spot. */
function PaymentsInput() {
  const { form } = useRecordForm();
  const { field } = useController({ control: form.control, name: "facts.pay_there" });
  const payments: DraftPayment[] = Array.isArray(field.value) ? field.value : [];
  const places = payments.map((_, index) => `facts.pay_there.${index}`);
  const added: DraftPayment = { what: draftText(), adult: "", child: "", currency: "THB" };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium text-sm">{adminText("facts.pay_there")}</legend>
      {places.map((place) => (
        <Payment
          key={place}
          name={place}
          number={places.indexOf(place) + 1}
          onRemove={() => field.onChange(payments.filter((_, index) => places[index] !== place))}
        />
      ))}
      <button
        type="button"
        onClick={() => field.onChange([...payments, added])}
        className={button({ variant: "outline", size: "small", className: "justify-self-start" })}
      >
        <Plus aria-hidden="true" className="size-4" />
        {adminText("facts.addPayment")}
      </button>
    </fieldset>
  );
}

interface PaymentProps {
  name: string;
  number: number;
  onRemove: () => void;
}

function Payment({ name, number: place, onRemove }: PaymentProps) {
  return (
    <div className="grid gap-3 rounded-xl bg-sand-100/70 p-3">
      <LocalizedField
        name={`${name}.what`}
        label={adminText("facts.what")}
        required={["en"]}
        maxLength={200}
      />
      <div className="grid items-end gap-3 sm:grid-cols-4">
        <TextField
          name={`${name}.adult`}
          label={adminText("facts.adult")}
          type="number"
          inputMode="decimal"
          min={0}
        />
        <TextField
          name={`${name}.child`}
          label={adminText("facts.child")}
          type="number"
          inputMode="decimal"
          min={0}
        />
        <TextField name={`${name}.currency`} label={adminText("tourForm.fields.currency")} maxLength={20} />
        <button
          type="button"
          onClick={onRemove}
          aria-label={adminText("facts.removePayment", { number: place })}
          className={button({ variant: "quiet", size: "small", className: "justify-self-start" })}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  );
}

/** What is good to know of a tour: chips, so that three languages cost nothing. */
export function FactsInput() {
  const { error } = useField({ path: "facts" });
  const { words } = useFactChoices();
  const errorId = useId();
  return (
    <fieldset
      aria-label={adminText("tourForm.fields.facts")}
      aria-describedby={error ? errorId : undefined}
      className="col-span-full grid min-w-0 gap-5"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {number("age_least", adminText("facts.age_least"))}
        {number("age_most", adminText("facts.age_most"))}
        {number("group_most", adminText("facts.group_most"))}
      </div>
      {(["pregnant", "back", "wheelchair", "stroller", "swim", "effort"] as const).map((name) => (
        <SingleChips key={name} name={name} words={words[name]} />
      ))}
      <SingleChips name="offer" words={words.pickup} />
      <SeveralChips name="areas" words={words.area} />
      <LocalizedField name="facts.meeting" label={adminText("facts.meeting")} maxLength={200} />
      {(["group", "vessel", "sea"] as const).map((name) => (
        <SingleChips key={name} name={name} words={words[name]} />
      ))}
      <GuideChips words={words.guideLanguage} />
      <SeveralChips name="meals" words={words.meal} />
      <SeveralChips name="diets" words={words.diet} />
      <PaymentsInput />
      <SeveralChips name="bring" words={words.thing} />
      <SeveralChips name="good_for" words={words.audience} />
      {error && (
        <p id={errorId} className="font-medium text-alert-600 text-xs">
          {error}
        </p>
      )}
    </fieldset>
  );
}
