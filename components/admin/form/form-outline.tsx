"use client";

import { Check, CircleAlert, CircleDashed, CircleDot, Languages } from "lucide-react";
import { type MouseEvent, useEffect, useId, useState } from "react";
import { useFormState } from "react-hook-form";
import { SelectBox } from "@/components/ui/select-box";
import { flatErrors } from "@/lib/core/forms/field-errors";
import { type FormPart, type SectionState, sectionState } from "@/lib/core/forms/fields";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { sectionId, sectionTitleId } from "./form-section";
import { type RecordFormParts, useRecordForm } from "./record-form-context";

const rest = 300;

interface OutlineEntry extends SectionState {
  id: string;
  label: string;
}

/** Returns the errors and missing texts of each section, computed shortly after a change. */
function useOutline(sections: FormPart[]): OutlineEntry[] {
  const { form, fields } = useRecordForm();
  const { errors } = useFormState({ control: form.control });
  const [entries, setEntries] = useState<OutlineEntry[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      const [values, wrong] = [form.getValues(), Object.keys(flatErrors(errors))];
      setEntries(sections.map((part) => ({ ...part, ...sectionState(part, fields.all(), values, wrong) })));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, rest);
    };
    read();
    const endFollowing = fields.follow(readSoon);
    const endWatching = form.subscribe({ formState: { values: true }, callback: readSoon });
    return () => {
      clearTimeout(timer);
      endFollowing();
      endWatching();
    };
  }, [form, fields, sections, errors]);
  return entries;
}

function useCurrentSection(sections: FormPart[]): string {
  const [current, setCurrent] = useState(sections[0]?.id ?? "");
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = sections.find(({ id }) => visible.has(sectionId(id)));
        if (first) setCurrent(first.id);
      },
      { rootMargin: "-20% 0px -65% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(sectionId(id));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

const marks = {
  errors: { Icon: CircleAlert, colour: "text-alert-600" },
  missing: { Icon: CircleDot, colour: "text-coral-600" },
  untranslated: { Icon: Languages, colour: "text-sand-500" },
  empty: { Icon: CircleDashed, colour: "text-sand-400" },
  complete: { Icon: Check, colour: "text-leaf-600" },
} as const;

/** Returns the most important state: an error, then a missing required text, then a missing translation. */
function outlineState(entry: OutlineEntry): { kind: keyof typeof marks; text: string } {
  if (entry.errors) return { kind: "errors", text: adminText("form.stateErrors", { count: entry.errors }) };
  if (entry.missing)
    return { kind: "missing", text: adminText("form.stateMissing", { count: entry.missing }) };
  if (entry.untranslated) {
    return { kind: "untranslated", text: adminText("form.stateUntranslated", { count: entry.untranslated }) };
  }
  return entry.empty
    ? { kind: "empty", text: adminText("form.stateEmpty") }
    : { kind: "complete", text: adminText("form.stateComplete") };
}

function OutlineMark({ entry }: { entry: OutlineEntry }) {
  const { Icon, colour } = marks[outlineState(entry).kind];
  return <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />;
}

interface OutlineSelectProps {
  entries: OutlineEntry[];
  current: string;
  onChoose: (id: string) => void;
}

function OutlineSelect({ entries, current, onChoose }: OutlineSelectProps) {
  const id = useId();
  return (
    <div className="xl:hidden">
      <label htmlFor={id} className="sr-only">
        {adminText("form.outlineJump")}
      </label>
      <SelectBox
        id={id}
        value={current}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 rounded-lg border border-sand-500 bg-white pl-3 font-medium text-sm"
      >
        {entries.map((entry) => {
          const { kind, text } = outlineState(entry);
          return (
            <option key={entry.id} value={entry.id}>
              {kind === "complete" ? `${entry.label} ✓` : `${entry.label} (${text})`}
            </option>
          );
        })}
      </SelectBox>
    </div>
  );
}

/** Scrolls twice, because sections on the way get their real height only when they are passed. */
function goTo(id: string, { revealers }: RecordFormParts): void {
  for (const revealer of revealers.all()) if (revealer.covers(sectionId(id))) revealer.show(sectionId(id));
  const section = document.getElementById(sectionId(id));
  section?.scrollIntoView();
  requestAnimationFrame(() => requestAnimationFrame(() => section?.scrollIntoView()));
  document.getElementById(sectionTitleId(id))?.focus({ preventScroll: true });
}

/** Marks errors and missing texts. It is a list at the side or a select above. */
export function FormOutline({ sections }: { sections: FormPart[] }) {
  const parts = useRecordForm();
  const entries = useOutline(sections);
  const current = useCurrentSection(sections);
  const missing = entries.reduce((sum, entry) => sum + entry.missing, 0);
  const summary = missing ? adminText("form.outlineTodo", { count: missing }) : adminText("form.outlineDone");
  const handleClick = (event: MouseEvent, id: string) => {
    event.preventDefault();
    goTo(id, parts);
  };
  return (
    <>
      <OutlineSelect entries={entries} current={current} onChoose={(id) => goTo(id, parts)} />
      <nav aria-label={adminText("form.outline")} className="hidden gap-3 xl:grid">
        <ol className="grid gap-px border-line border-l">
          {entries.map((entry) => {
            const { id, label } = entry;
            const { kind, text } = outlineState(entry);
            return (
              <li key={id}>
                <a
                  href={`#${sectionId(id)}`}
                  aria-current={current === id ? "true" : undefined}
                  onClick={(event) => handleClick(event, id)}
                  className="-ml-px flex items-start gap-2 border-transparent border-l-2 py-1.5 pr-1 pl-3 text-ink-soft text-sm leading-snug hover:bg-sea-50 hover:text-ink aria-[current]:border-sea-700 aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  <span className="grid grow gap-0.5">
                    {label}
                    <span className={kind === "complete" ? "sr-only" : "font-normal text-ink-soft text-xs"}>
                      {text}
                    </span>
                  </span>
                  <span className="mt-0.5">
                    <OutlineMark entry={entry} />
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
        <p className="text-ink-soft text-xs">{summary}</p>
      </nav>
    </>
  );
}
