import { Scissors } from "lucide-react";
import { previewWords, shownLengths } from "./preview-words";

interface CutHintsProps {
  title: string;
  description: string;
}

/** Says when a text is longer than search engines show; longer ones are allowed. */
export function CutHints({ title, description }: CutHintsProps) {
  const words = previewWords();
  const hints = [
    title.trim().length > shownLengths.title ? words.longTitle : "",
    description.trim().length > shownLengths.description ? words.longDescription : "",
  ].filter(Boolean);
  return (
    <div role="status" className="grid gap-1">
      {hints.map((hint) => (
        <p key={hint} className="flex gap-2 text-coral-700 text-sm">
          <Scissors aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {hint}
        </p>
      ))}
    </div>
  );
}
