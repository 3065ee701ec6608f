"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { callApi } from "@/lib/core/api/client";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { type SearchPreview, searchPreviewSchema } from "@/lib/search-words/fields";

const pause = 400;

type Found = { search: string } & ({ preview: SearchPreview } | { failed: true });

/** Looks up what visitors find with a text, once typing pauses. */
function usePreview(typed: string): Found | null {
  const search = typed.trim();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (search === "") return;
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ search });
        const response = await callApi(`search-preview?${query}`, { signal: request.signal, stays: true });
        setFound({ search, preview: searchPreviewSchema.parse(response) });
      } catch {
        if (!request.signal.aborted) setFound({ search, failed: true });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [search]);
  return found?.search === search ? found : null;
}

function Results({ preview }: { preview: SearchPreview }) {
  const { total, languages, first } = preview;
  if (total.tours + total.blogs === 0) {
    return <p className="font-medium text-alert-600">{adminText("searchWords.findsNothing")}</p>;
  }
  return (
    <>
      <ul className="grid gap-0.5">
        {languages.map(({ language, tours, blogs }) => (
          <li key={language}>
            {adminText("searchWords.findsIn", {
              language: adminText(`dashboard.language.${language}`),
              tours,
              blogs,
            })}
          </li>
        ))}
      </ul>
      {first.length > 0 && (
        <p className="wrap-anywhere mt-1 text-ink-soft">
          {adminText("searchWords.firstFound", { names: first.join(", ") })}
        </p>
      )}
    </>
  );
}

/** Says how many tours and articles a text finds in each language. */
export function SearchPreviewPanel({ search }: { search: string }) {
  const found = usePreview(search);
  if (search.trim() === "") return null;
  return (
    <div role="status" className="rounded-lg bg-sand-50 px-4 py-3 text-sm">
      {found === null && <p className="text-ink-soft">{adminText("searchWords.finding")}</p>}
      {found && "failed" in found && (
        <p className="text-alert-600">{adminText("searchWords.previewFailure")}</p>
      )}
      {found && "preview" in found && <Results preview={found.preview} />}
    </div>
  );
}

export function AliasPreview() {
  const meant: unknown = useWatch({ name: "meant" });
  return <SearchPreviewPanel search={typeof meant === "string" ? meant : ""} />;
}
