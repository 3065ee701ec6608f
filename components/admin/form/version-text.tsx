import { isEmpty } from "@/lib/forms/is-empty";
import { listLines } from "@/lib/forms/list-lines";
import { adminText } from "@/lib/i18n/admin-messages";

/** A version of a field in words; of a list each item, those that `before` does not have in full and bold. */
export function VersionText({ value, before }: { value: unknown; before?: unknown }) {
  if (isEmpty(value)) return <em className="text-ink-soft">{adminText("form.conflictEmpty")}</em>;
  if (!Array.isArray(value)) return typeof value === "object" ? JSON.stringify(value) : String(value);
  return (
    <>
      {adminText("form.conflictItems", { count: value.length })}
      {listLines(value, before).map(({ text, isNew }) => (
        <span key={text} className={isNew ? "block font-semibold" : "block text-ink-soft"}>
          {text}
        </span>
      ))}
    </>
  );
}
