"use client";

import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { useRecordForm } from "@/components/admin/form/record-form-context";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { SeveralFact, SingleFact } from "@/lib/tours/facts/draft";

type Words = Record<string, string>;

const chip =
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-sand-500 px-3 text-sm transition-colors hover:border-sea-600 has-checked:border-sea-700 has-checked:bg-sea-50";
const mark = "size-4.5 shrink-0 cursor-pointer accent-sea-700";

interface ChipsProps {
  legend: string;
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

export function SingleChips({ name, words }: { name: SingleFact; words: Words }) {
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

/** Makes up to fifty checkboxes a single tab stop, as radio buttons are. Arrow keys move within them. */
function CheckChips({ legend, name, words, isChosen, onToggle }: SeveralChipsProps) {
  const [current, setCurrent] = useState(Object.keys(words)[0]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const boxes = [...event.currentTarget.querySelectorAll("input")];
    const index = boxes.findIndex((box) => box.matches(":focus"));
    boxes.at((index + step) % boxes.length)?.focus();
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

interface SeveralFactProps {
  name: SeveralFact;
  words: Words;
  /** Codes that are offered at first. A button shows all others. */
  first?: readonly string[];
}

export function SeveralChips({ name, words, first }: SeveralFactProps) {
  const { form } = useRecordForm();
  const [all, setAll] = useState(first === undefined || first.length === 0);
  const { field } = useController({ control: form.control, name: `facts.${name}` });
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const offered = Object.entries(words).filter(
    ([code]) => all || first?.includes(code) || chosen.includes(code),
  );
  const chips = (
    <CheckChips
      legend={adminText(`facts.${name}`)}
      name={field.name}
      words={Object.fromEntries(offered)}
      isChosen={(code) => chosen.includes(code)}
      onToggle={(code, on) =>
        field.onChange(Object.keys(words).filter((each) => (each === code ? on : chosen.includes(each))))
      }
    />
  );
  if (all) return chips;
  return (
    <div className="grid gap-2">
      {chips}
      <button
        type="button"
        onClick={() => setAll(true)}
        className="min-h-9 justify-self-start font-medium text-sea-700 text-sm underline underline-offset-4"
      >
        {adminText("factGroups.allAreas")}
      </button>
    </div>
  );
}

export function GuideChips({ words }: { words: Words }) {
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
