"use client";

import { type ReactNode, useRef } from "react";
import { preloadCyrillic } from "@/components/admin/preload-cyrillic";
import { adminText } from "@/lib/i18n/admin-messages";
import { type ShownTranslation, TranslationItem } from "./translation-item";

interface TranslationListProps {
  /** Each with its English text, as it is shown. */
  items: { row: ShownTranslation; source: ReactNode }[];
}

/** The texts of a page of the queue. */
export function TranslationList({ items }: TranslationListProps) {
  preloadCyrillic();
  const speaker = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p className="text-ink-soft text-sm max-lg:hidden">{adminText("translations.keys")}</p>
      <ol className="grid gap-4">
        {items.map(({ row, source }) => (
          <TranslationItem
            key={`${row.entity} ${row.record_key} ${row.language} ${row.path} ${row.source_print} ${row.state}`}
            row={row}
            say={(text) => speaker.current?.replaceChildren(text)}
          >
            {source}
          </TranslationItem>
        ))}
      </ol>
      <p ref={speaker} role="status" className="sr-only" />
    </>
  );
}
