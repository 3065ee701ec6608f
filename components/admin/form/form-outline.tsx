"use client";

import type { MouseEvent } from "react";
import type { FormPart } from "@/lib/forms/section-state";
import { adminText } from "@/lib/i18n/admin-messages";
import { OutlineMark, outlineState } from "./outline-mark";
import { OutlineSelect } from "./outline-select";
import { type RecordFormParts, useRecordForm } from "./record-form-context";
import { sectionId, sectionTitleId } from "./section-id";
import { useCurrentSection } from "./use-current-section";
import { useOutline } from "./use-outline";

/** Opened where it is folded; a second time, once what is passed on the way has found its height. */
function goTo(id: string, { revealers }: RecordFormParts): void {
  for (const revealer of revealers.all()) if (revealer.covers(sectionId(id))) revealer.show(sectionId(id));
  const section = document.getElementById(sectionId(id));
  section?.scrollIntoView();
  requestAnimationFrame(() => requestAnimationFrame(() => section?.scrollIntoView()));
  document.getElementById(sectionTitleId(id))?.focus({ preventScroll: true });
}

/** The form's table of contents: what is done and what is missing where. A list at the side, or a select above. */
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
