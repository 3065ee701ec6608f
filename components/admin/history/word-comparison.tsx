import type { ComparedPart } from "@/lib/core/history/compared-words";
import { adminText } from "@/lib/core/i18n/admin-messages";

/** The number of unchanged characters next to a change. The others are left out. */
const beside = 120;

function headOf(text: string): string {
  return text.slice(0, beside).replace(/\S*$/, "").trimEnd();
}

function tailOf(text: string): string {
  return text.slice(-beside).replace(/^\S*/, "").trimStart();
}

function cut(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return text.length > 2 * beside ? `${headOf(text)} …` : text;
  if (isFirst) return text.length > beside ? `… ${tailOf(text)}` : text;
  if (isLast) return text.length > beside ? `${headOf(text)} …` : text;
  return text.length > 3 * beside ? `${headOf(text)} … ${tailOf(text)}` : text;
}

interface WordComparisonProps {
  parts: ComparedPart[];
  whole: boolean;
}

/** Shows two texts as one: removed parts are struck out, added parts underlined. */
export function WordComparison({ parts, whole }: WordComparisonProps) {
  const last = parts.length - 1;
  return Object.entries(parts).map(([index, { text, mark }]) => {
    if (mark === "same") {
      return <span key={index}>{whole ? text : cut(text, index === "0", Number(index) === last)}</span>;
    }
    const Marked = mark === "added" ? "ins" : "del";
    return (
      <Marked
        key={index}
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
