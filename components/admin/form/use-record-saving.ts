"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { noteSignedIn } from "@/components/admin/shell/session";
import { notifySuccess } from "@/components/admin/toasts";
import { type ApiError, leaveSession } from "@/lib/api/client";
import { checkSession } from "@/lib/api/session-requests";
import { type Choices, type Difference, differences, mergeVersions } from "@/lib/forms/merge-versions";
import { contentText, type SaveKey, saveKeyFor } from "@/lib/forms/save-key";
import { isSame, plainCopy } from "@/lib/forms/values";
import { adminText } from "@/lib/i18n/admin-messages";
import { checkFields, persist, runTasks, SaveStopped } from "./persist";
import type { RecordFormParts } from "./record-form-context";
import type { RecordFormProps, StoredRecord } from "./record-form-props";
import { useSaveFailure } from "./save-failure";
import { useFormDraft } from "./use-form-draft";
import { useLeaveGuard } from "./use-leave-guard";

/** Milliseconds after which a response counts as lost. */
const saveTimeout = 60_000;

/** A dialog as a promise: `ask` opens it and resolves to the person's answer. */
function useQuestion<Question, Answer>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const resolve = useRef<(answer: Answer) => void>(undefined);
  const ask = useCallback((next: Question) => {
    setQuestion(next);
    return new Promise<Answer>((settle) => {
      resolve.current = settle;
    });
  }, []);
  const answer = useCallback((given: Answer) => {
    setQuestion(null);
    resolve.current?.(given);
  }, []);
  return { question, ask, answer };
}

interface RecordSaving<Values extends FieldValues> {
  props: RecordFormProps<Values>;
  form: UseFormReturn<FieldValues>;
  parts: RecordFormParts;
  root: RefObject<HTMLFormElement | null>;
  /** Renders the fields anew after the form was reset. */
  redraw: () => void;
}

/**
 * Everything between typing and a stored record: form drafts, the leave guard, and a save that clears up
 * on the way what can be cleared up: an ended session, a colleague's save.
 */
export function useRecordSaving<Values extends FieldValues>(given: RecordSaving<Values>) {
  const { props, form, parts, root, redraw } = given;
  const router = useRouter();
  const base = useRef<StoredRecord<Values>>({ values: props.initial, updatedAt: props.updatedAt });
  const saveKey = useRef<SaveKey | null>(null);
  const busy = useRef(false);
  const open = useRef(false);
  const [phase, setPhase] = useState<"idle" | "waiting" | "sending" | "done">("idle");
  const signIn = useQuestion<true, boolean>();
  const conflict = useQuestion<Difference[], Choices | null>();
  const failing = useSaveFailure({ form, parts, root, texts: props.texts, fieldLabel: props.fieldLabel });
  const getValues = useCallback(() => form.getValues() as Values, [form]);
  const getBase = useCallback(() => base.current, []);
  /** The Idempotency-Key under which exactly this content was sent, if it was. */
  const keyOf = useCallback((content: StoredRecord<object>) => {
    const last = saveKey.current;
    return last && last.content === contentText(content) ? last.key : undefined;
  }, []);
  const guard = useLeaveGuard(() => !isSame(getValues(), base.current.values));
  const draft = useFormDraft({ record: props.draftKey, getValues, getBase, keyOf });
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const load = (values: Values) => {
    form.reset(plainCopy(values));
    redraw();
  };

  const check = async () => {
    const errors = await checkFields(parts.fields.all(), getValues(), props.resolver);
    if (Object.keys(errors).length > 0) throw new SaveStopped(adminText("form.checkFields"), errors);
  };

  const send = async (): Promise<unknown> => {
    setPhase("waiting");
    await check();
    await runTasks(parts.tasks.all());
    await check();
    setPhase("sending");
    const values = plainCopy(getValues());
    const { updatedAt } = base.current;
    saveKey.current = saveKeyFor({ values, updatedAt }, saveKey.current);
    const { key: idempotencyKey } = saveKey.current;
    // Stores the key with the draft: a later form can send it again under the same key.
    draft.store();
    return props.save(values, { updatedAt, idempotencyKey, signal: AbortSignal.timeout(saveTimeout) });
  };

  const settle = async (refusal: ApiError): Promise<boolean> => {
    if (!props.reload) throw new SaveStopped(refusal.message);
    const theirs = await props.reload();
    const mine = plainCopy(getValues());
    const found = differences(base.current.values, mine, theirs.values);
    const asked = found.filter(({ changedBy }) => changedBy !== "me");
    if (asked.length === 0) {
      base.current = theirs;
      return isSame(mine, theirs.values);
    }
    const choices = await conflict.ask(found);
    if (!choices) throw new SaveStopped(refusal.message);
    base.current = theirs;
    load(mergeVersions(mine, found, choices));
    return false;
  };

  const finish = () => {
    draft.end();
    guard.release();
    notifySuccess(props.texts.success);
    // Whoever left the form during the save is not redirected.
    if (open.current) router.push(props.listHref);
  };

  const save = async () => {
    try {
      await persist({ send, settle, signIn: () => signIn.ask(true) });
      setPhase("done");
    } catch (error) {
      busy.current = false;
      setPhase("idle");
      throw error;
    }
  };

  const submit = async () => {
    const focused = document.activeElement;
    if (busy.current) return;
    busy.current = true;
    try {
      failing.forget();
      await save();
      finish();
    } catch (error) {
      failing.show(error, focused);
    }
  };

  const continueDraft = () =>
    draft.take(({ values, base: from, updatedAt, saveKey: key }) => {
      // Without `reload` nothing can be merged: the save refers to the record as the form read it.
      if (props.reload) base.current = { values: from as Values, updatedAt };
      load({ ...props.initial, ...values });
      if (!key) return;
      const content = { values: getValues(), updatedAt: base.current.updatedAt };
      saveKey.current = { content: contentText(content), key };
    });

  return {
    phase,
    failing,
    guard,
    draft,
    isStale: draft.offered !== null && draft.offered.updatedAt !== base.current.updatedAt,
    submit,
    continueDraft,
    signIn,
    conflict,
    signedIn: () => {
      // Perhaps somebody else: the header shows that name, whatever becomes of the save.
      checkSession({ stays: true }).then(noteSignedIn, () => undefined);
      signIn.answer(true);
    },
    goToLogin: () => {
      draft.store();
      void leaveSession("expired=1");
    },
  };
}
