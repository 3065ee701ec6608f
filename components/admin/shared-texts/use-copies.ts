"use client";

import { useRef, useState } from "react";
import { useAction } from "@/components/admin/account/use-action";
import { notifyInfo } from "@/components/admin/toasts";
import { randomKey } from "@/lib/core/forms/save-key";
import { isSame } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { previewCopies, updateCopies } from "@/lib/tours/shared-texts/api-calls";
import type { CopyRow } from "@/lib/tours/shared-texts/copies";

export const keyOf = ({ id, path }: Pick<CopyRow, "id" | "path">) => `${id}/${path}`;

const shown = ({ changes, ...row }: CopyRow) => row;

export function useCopies(id: number, given: CopyRow[]) {
  const { busy, run } = useAction();
  /** The rows that were read again because tours changed after the page was read. */
  const [moved, setMoved] = useState<{ since: CopyRow[]; rows: CopyRow[] } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState<{ id: number; records: number } | null>(null);
  // Retries of one change use one key.
  const attempt = useRef({ plan: "", key: "" });
  const rows = moved?.since === given ? moved.rows : given;
  const overwrite = rows.filter((row) => row.state === "edited" && chosen.has(keyOf(row)));
  const count = rows.filter(({ state }) => state === "outdated").length + overwrite.length;

  const showAnew = (anew: CopyRow[]) => {
    setMoved({ since: given, rows: anew });
    setChosen(new Set());
    notifyInfo(adminText("sharedTexts.moved"));
  };
  const update = () =>
    run(async () => {
      if (count === 0) {
        notifyInfo(adminText("sharedTexts.updateNothing"));
        return;
      }
      const copies = overwrite.map(({ id: tour, path }) => ({ id: tour, path }));
      const { plan, rows: now } = await previewCopies(id, copies);
      // Only changes that the page shows are applied.
      if (!isSame(now.map(shown), rows.map(shown))) {
        showAnew(now);
        return;
      }
      if (attempt.current.plan !== plan) attempt.current = { plan, key: randomKey() };
      const done = await updateCopies(id, copies, plan, attempt.current.key);
      if ("rows" in done) {
        showAnew(done.rows);
        return;
      }
      setSaved(done.batch);
      setChosen(new Set());
    });
  const choose = (row: CopyRow, on: boolean) =>
    setChosen((all) => new Set(on ? [...all, keyOf(row)] : [...all].filter((key) => key !== keyOf(row))));
  return { rows, chosen, count, busy, saved, choose, update, forget: () => setSaved(null) };
}
