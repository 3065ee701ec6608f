import { Check, CircleAlert, CircleDashed, CircleDot, Languages } from "lucide-react";
import { adminText } from "@/lib/i18n/admin-messages";
import type { OutlineEntry } from "./use-outline";

const marks = {
  errors: { Icon: CircleAlert, colour: "text-alert-600" },
  missing: { Icon: CircleDot, colour: "text-coral-600" },
  untranslated: { Icon: Languages, colour: "text-sand-500" },
  empty: { Icon: CircleDashed, colour: "text-sand-400" },
  complete: { Icon: Check, colour: "text-leaf-600" },
} as const;

/** What matters most about a section: an error, then a required text, then a translation. */
export function outlineState(entry: OutlineEntry): { kind: keyof typeof marks; text: string } {
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

/** The mark of a section's state. */
export function OutlineMark({ entry }: { entry: OutlineEntry }) {
  const { Icon, colour } = marks[outlineState(entry).kind];
  return <Icon aria-hidden="true" className={`size-4 shrink-0 ${colour}`} />;
}
