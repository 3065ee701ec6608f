import type { MarkedPart } from "@/lib/history/marked-words";
import { adminText } from "@/lib/i18n/admin-messages";

/** Characters of an unchanged part that stand beside a change; what lies farther away is left out. */
const beside = 120;

/** The beginning or the end of a text, up to a space. */
function headOf(text: string): string {
  return text.slice(0, beside).replace(/\S*$/, "").trimEnd();
}

function tailOf(text: string): string {
  return text.slice(-beside).replace(/^\S*/, "").trimStart();
}

/** An unchanged part, cut where no change is near. */
function cut(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return text.length > 2 * beside ? `${headOf(text)} …` : text;
  if (isFirst) return text.length > beside ? `… ${tailOf(text)}` : text;
  if (isLast) return text.length > beside ? `${headOf(text)} …` : text;
  return text.length > 3 * beside ? `${headOf(text)} … ${tailOf(text)}` : text;
}

interface MarkedTextProps {
  parts: MarkedPart[];
  /** Without cuts. */
  whole: boolean;
}

/** Two texts as one: what was removed is struck out, what was added underlined. */
export function MarkedText({ parts, whole }: MarkedTextProps) {
  const last = parts.length - 1;
  return Object.entries(parts).map(([place, { text, mark }]) => {
    if (mark === "same") {
      return <span key={place}>{whole ? text : cut(text, place === "0", Number(place) === last)}</span>;
    }
    const Marked = mark === "added" ? "ins" : "del";
    return (
      <Marked
        key={place}
        className={
          mark === "added"
            ? "rounded-sm bg-leaf-50 text-leaf-600 underline decoration-leaf-600/50 underline-offset-3"
            : "rounded-sm bg-alert-50 text-alert-600 line-through decoration-alert-600/60"
        }
      >
        <span className="sr-only">
          {adminText(mark === "added" ? "history.addedWords" : "history.removedWords")}{" "}
        </span>
        {text}
      </Marked>
    );
  });
}
