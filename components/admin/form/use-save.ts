"use client";

import { useCallback, useRef, useState } from "react";
import type { ApiError } from "@/lib/api/client";
import { type Difference, differences } from "@/lib/forms/differences";
import { isSame } from "@/lib/forms/is-same";
import { type Choices, mergeVersions } from "@/lib/forms/merge-versions";
import { plainCopy } from "@/lib/forms/plain";
import { contentText, type SaveKey, saveKeyFor } from "@/lib/forms/save-key";
import { persist } from "./persist";
import type { Sending, StoredRecord } from "./record";
import { SaveStopped } from "./save-stopped";
import { useQuestion } from "./use-question";

/** Milliseconds after which an answer counts as lost. */
const patience = 60_000;

export interface SaveSteps<Values extends object> {
  getValues: () => Values;
  getBase: () => StoredRecord<Values>;
  setBase: (base: StoredRecord<Values>) => void;
  /** Puts other values into the form. */
  load: (values: Values) => void;
  /** A save begins. */
  begin: () => void;
  /** Throws what stops the save before anything is sent. */
  check: () => Promise<void>;
  runTasks: () => Promise<unknown>;
  /** The key of what is sent is known now. */
  onSend: () => void;
  save: (values: Values, sending: Sending) => Promise<unknown>;
  reload?: () => Promise<StoredRecord<Values>>;
}

/** Saves, and clears up what can be cleared up on the way: an ended session, a colleague's save. */
export function useSave<Values extends object>(steps: SaveSteps<Values>) {
  const [phase, setPhase] = useState<"idle" | "waiting" | "sending" | "done">("idle");
  const busy = useRef(false);
  const saveKey = useRef<SaveKey | null>(null);
  const signIn = useQuestion<true, boolean>();
  const conflict = useQuestion<Difference[], Choices | null>();

  const send = async (): Promise<unknown> => {
    setPhase("waiting");
    await steps.check();
    await steps.runTasks();
    await steps.check();
    setPhase("sending");
    const values = plainCopy(steps.getValues());
    const { updatedAt } = steps.getBase();
    saveKey.current = saveKeyFor({ values, updatedAt }, saveKey.current);
    const { key: idempotencyKey } = saveKey.current;
    steps.onSend();
    return steps.save(values, { updatedAt, idempotencyKey, signal: AbortSignal.timeout(patience) });
  };

  const settle = async (refusal: ApiError): Promise<boolean> => {
    if (!steps.reload) throw new SaveStopped(refusal.message);
    const theirs = await steps.reload();
    const mine = plainCopy(steps.getValues());
    const found = differences(steps.getBase().values, mine, theirs.values);
    const asked = found.filter(({ changedBy }) => changedBy !== "me");
    if (asked.length === 0) {
      steps.setBase(theirs);
      return isSame(mine, theirs.values);
    }
    const choices = await conflict.ask(found);
    if (!choices) throw new SaveStopped(refusal.message);
    steps.setBase(theirs);
    steps.load(mergeVersions(mine, found, choices));
    return false;
  };

  const run = async (): Promise<{ answer: unknown } | null> => {
    if (busy.current) return null;
    busy.current = true;
    steps.begin();
    try {
      const answer = await persist({ send, settle, signIn: () => signIn.ask(true) });
      setPhase("done");
      return { answer };
    } catch (error) {
      busy.current = false;
      setPhase("idle");
      throw error;
    }
  };

  return {
    phase,
    signIn,
    conflict,
    run,
    /** Ready for the next save, where a saved form stays open. */
    again: () => {
      busy.current = false;
      setPhase("idle");
    },
    /** The key under which just this content was sent, if it was. */
    keyOf: useCallback((content: StoredRecord<object>) => {
      const last = saveKey.current;
      return last && last.content === contentText(content) ? last.key : undefined;
    }, []),
    /** Takes over the key of a content that an earlier form sent. */
    knowKey: (content: StoredRecord<object>, key: string) => {
      saveKey.current = { content: contentText(content), key };
    },
  };
}
