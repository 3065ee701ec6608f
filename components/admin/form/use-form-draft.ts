"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { readDrafts, removeDraft, storeDraft } from "@/lib/core/browser/staff-storage";
import { draftsOf, type KeptDraft } from "@/lib/core/forms/draft";
import { randomKey } from "@/lib/core/forms/save-key";
import { isRecord, isSame } from "@/lib/core/forms/values";
import type { StoredRecord } from "./record-form-props";

const rest = 500;

export type FormDraftState =
  | { kind: "none" }
  | { kind: "pending" }
  | { kind: "stored"; at: number }
  | { kind: "refused" };

interface FormDraftSource {
  record: string;
  getValues: () => object;
  getBase: () => StoredRecord<object>;
  keyOf: (content: StoredRecord<object>) => string | undefined;
}

/** Stores the form's content on the device and offers a draft that an earlier form left. */
export function useFormDraft({ record, getValues, getBase, keyOf }: FormDraftSource) {
  const id = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);
  const [state, setState] = useState<FormDraftState>({ kind: "none" });
  const [offered, setOffered] = useState<KeptDraft | null>(null);

  const store = useCallback(() => {
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
    const isStored = storeDraft(record, id.current, JSON.stringify(draft));
    setState(isStored ? { kind: "stored", at: savedAt } : { kind: "refused" });
  }, [record, getValues, getBase, keyOf]);

  /** Must be called after every change. */
  const storeSoon = useCallback(() => {
    if (timer.current === undefined) setState((now) => (now.kind === "none" ? { kind: "pending" } : now));
    clearTimeout(timer.current);
    timer.current = setTimeout(store, rest);
  }, [store]);

  useEffect(() => {
    ended.current = false;
    const storePending = () => timer.current !== undefined && store();
    window.addEventListener("pagehide", storePending);
    document.addEventListener("visibilitychange", storePending);
    return () => {
      window.removeEventListener("pagehide", storePending);
      document.removeEventListener("visibilitychange", storePending);
      storePending();
    };
  }, [store]);

  const offerNext = useCallback(() => {
    const base = getBase().values;
    const found = draftsOf(readDrafts(record)).filter((draft) => draft.id !== id.current);
    setOffered(found.find(({ values }) => isRecord(values) && !isSame(values, base)) ?? null);
  }, [record, getBase]);
  useEffect(offerNext, [offerNext]);

  return {
    state,
    offered,
    storeSoon,
    store,
    discard: () => {
      if (offered) removeDraft(record, offered.id);
      offerNext();
    },
    /** Loads the offered draft into the form. Content that was typed meanwhile is stored as another draft. */
    take: (load: (draft: KeptDraft) => void) => {
      if (!offered) return;
      store();
      id.current = randomKey();
      load(offered);
      store();
      removeDraft(record, offered.id);
      offerNext();
    },
    end: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      ended.current = true;
      if (id.current) removeDraft(record, id.current);
      setState({ kind: "none" });
    },
  };
}
