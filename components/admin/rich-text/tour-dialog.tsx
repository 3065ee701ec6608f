"use client";

import type { Editor } from "@tiptap/core";
import { useEffect, useId, useRef, useState } from "react";
import { findNamedTours } from "@/components/admin/palette/find-records";
import { Dialog } from "@/components/ui/dialog";
import { localize } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { Language } from "@/lib/core/i18n/languages";
import { kindOf } from "@/lib/tours/kinds";
import { tourPath } from "@/lib/tours/pages/paths";

/** Milliseconds after the last key until the search begins. */
const pause = 200;

type FoundTours = Awaited<ReturnType<typeof findNamedTours>>;

type Found = { tours: FoundTours; failed: boolean } | null;

/** Searches while one types. An outdated response is ignored. Without a text the first tours of the list are offered. */
function useFoundTours(search: string): Found {
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      findNamedTours(search, request.signal).then(
        (tours) => setFound({ tours, failed: false }),
        () => !request.signal.aborted && setFound({ tours: [], failed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [search]);
  return found;
}

/** Inserts a paragraph with nothing but a link to the tour, which pages show as a card (lib/blogs/tour-blocks.ts). */
function insertTour(editor: Editor, language: Language, tour: FoundTours[number]): void {
  const href = tourPath(language, kindOf(tour.tour_type), tour);
  const text = localize(tour.name, language).text;
  const link = { type: "text", text, marks: [{ type: "link", attrs: { href } }] };
  const block = { type: "paragraph", content: [link] };
  // A block goes behind the paragraph, list or table at the cursor, because cards stand outside of them.
  const { $to } = editor.state.selection;
  const end = $to.depth > 0 ? $to.after(1) : $to.pos;
  editor
    .chain()
    .focus()
    .insertContentAt(end, [block, { type: "paragraph" }])
    .run();
}

interface TourDialogProps {
  editor: Editor;
  language: Language;
  onClose: () => void;
}

export function TourDialog({ editor, language, onClose }: TourDialogProps) {
  const [search, setSearch] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = useFoundTours(search.trim());
  const take = (tour: FoundTours[number]) => {
    insertTour(editor, language, tour);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={adminText("editor.tourTitle")}
      closeLabel={adminText("editor.cancel")}
      initialFocus={input}
    >
      <div className="grid gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {adminText("editor.tourSearch")}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
          className="min-h-11 rounded-xl border border-line bg-white px-4 text-base"
        />
        <p className="text-ink-soft text-sm">{adminText("editor.tourHint")}</p>
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {found?.failed && adminText("editor.tourFailed")}
          {found && !found.failed && found.tours.length === 0 && adminText("editor.tourNone")}
        </p>
        <ul className="grid max-h-80 overflow-y-auto rounded-xl border border-line empty:hidden">
          {found?.tours.map((tour) => (
            <li key={tour.id} className="border-line border-t first:border-t-0">
              <button
                type="button"
                onClick={() => take(tour)}
                className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sea-50"
              >
                {localize(tour.name, language).text}
                <span className="shrink-0 text-ink-soft text-sm">{tour.code}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
