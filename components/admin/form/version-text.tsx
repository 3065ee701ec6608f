import { isEmpty } from "@/lib/forms/is-empty";
import { type ListLine, listLines, textLines } from "@/lib/forms/list-lines";
import { adminText } from "@/lib/i18n/admin-messages";

/** Lines, those that are new in bold. */
function Lines({ lines }: { lines: ListLine[] }) {
  return Object.entries(lines).map(([place, { text, isNew }]) => (
    <span key={place} className={isNew ? "block font-semibold" : "block text-ink-soft"}>
      {text}
    </span>
  ));
}

/** A version of a field in words; of a list each item, of a long text each line, those that `before` does not have in bold. */
export function VersionText({ value, before }: { value: unknown; before?: unknown }) {
  if (isEmpty(value)) return <em className="text-ink-soft">{adminText("form.conflictEmpty")}</em>;
  if (Array.isArray(value)) {
    return (
      <>
        {adminText("form.conflictItems", { count: value.length })}
        <Lines lines={listLines(value, before)} />
      </>
    );
  }
  if (typeof value === "string" && value.includes("\n")) return <Lines lines={textLines(value, before)} />;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
