"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { draftsOf, type KeptDraft } from "@/lib/forms/draft";
import { isSame } from "@/lib/forms/is-same";
import { isRecord } from "@/lib/forms/plain";
import { randomKey } from "@/lib/forms/random-key";
import { readDrafts, removeDraft, storeDraft } from "@/lib/web-storage";
import type { StoredRecord } from "./record";

/** Milliseconds of rest after which what is typed goes to the device. */
const rest = 500;

export type DraftState =
  | { kind: "none" }
  | { kind: "pending" }
  | { kind: "kept"; at: number }
  | { kind: "refused" };

interface DraftSource {
  record: string;
  getValues: () => object;
  getBase: () => StoredRecord<object>;
  /** The Idempotency-Key under which this content was sent, if it was. */
  keyOf: (content: StoredRecord<object>) => string | undefined;
}

/** Keeps what is typed on the device, and offers what an earlier form left there. */
export function useDraft({ record, getValues, getBase, keyOf }: DraftSource) {
  const id = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);
  const [state, setState] = useState<DraftState>({ kind: "none" });
  const [offered, setOffered] = useState<KeptDraft | null>(null);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (ended.current) return;
    id.current ||= randomKey();
    const [values, base] = [getValues(), getBase()];
    if (isSame(values, base.values)) {
      removeDraft(record, id.current);
      return setState({ kind: "none" });
    }
    const savedAt = Date.now();
    const { updatedAt } = base;
    const draft = { values, base: base.values, updatedAt, savedAt, saveKey: keyOf({ values, updatedAt }) };
    const kept = storeDraft(record, id.current, JSON.stringify(draft));
    setState(kept ? { kind: "kept", at: savedAt } : { kind: "refused" });
  }, [record, getValues, getBase, keyOf]);

  /** Something was typed. */
  const note = useCallback(() => {
    if (timer.current === undefined) setState((now) => (now.kind === "none" ? { kind: "pending" } : now));
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, rest);
  }, [keep]);

  useEffect(() => {
    ended.current = false;
    const keepPending = () => timer.current !== undefined && keep();
    window.addEventListener("pagehide", keepPending);
    document.addEventListener("visibilitychange", keepPending);
    return () => {
      window.removeEventListener("pagehide", keepPending);
      document.removeEventListener("visibilitychange", keepPending);
      keepPending();
    };
  }, [keep]);

  const offerNext = useCallback(() => {
    const base = getBase().values;
    const found = draftsOf(readDrafts(record)).filter((draft) => draft.id !== id.current);
    setOffered(found.find(({ values }) => isRecord(values) && !isSame(values, base)) ?? null);
  }, [record, getBase]);
  useEffect(offerNext, [offerNext]);

  return {
    state,
    offered,
    note,
    keep,
    /** Forgets the offered draft: nobody wants it. */
    discard: () => {
      if (offered) removeDraft(record, offered.id);
      offerNext();
    },
    /** Has `load` put the offered draft into the form. What was typed there meanwhile stays on the device. */
    take: (load: (draft: KeptDraft) => void) => {
      if (!offered) return;
      keep();
      id.current = randomKey();
      load(offered);
      keep();
      removeDraft(record, offered.id);
      offerNext();
    },
    /** What is typed is saved: nothing more is kept, until `note` is called again after `begin`. */
    end: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      ended.current = true;
      if (id.current) removeDraft(record, id.current);
      setState({ kind: "none" });
    },
    begin: () => {
      ended.current = false;
    },
  };
}
