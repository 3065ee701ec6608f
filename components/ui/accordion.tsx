import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

interface AccordionProps {
  items: { id: number | string; title: ReactNode; content: ReactNode }[];
  heading?: "h2" | "h3";
}

/** Titles that open their text; the browser's own, so it works without script and page search finds all. */
export function Accordion({ items, heading: Heading = "h3" }: AccordionProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {items.map(({ id, title, content }) => (
        <details key={id}>
          <summary className="flex items-start justify-between gap-6 py-5">
            <Heading className="font-semibold text-lg leading-snug">{title}</Heading>
            <Icon name="plus" className="answer-mark" />
          </summary>
          <div className="max-w-3xl pr-6 pb-6 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
