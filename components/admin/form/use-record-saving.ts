"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { noteSignedIn } from "@/components/admin/frame/session";
import { returnAfterSave } from "@/components/admin/table/list-return";
import { notifySuccess } from "@/components/admin/toasts";
import { checkSession } from "@/lib/core/api/account-calls";
import { ApiError, leaveSession } from "@/lib/core/api/client";
import { type FieldErrors, flatErrors } from "@/lib/core/forms/field-errors";
import { type FieldEntry, missingFields, overlongFields } from "@/lib/core/forms/fields";
import { differences, type MergeChoices, mergeVersions } from "@/lib/core/forms/merge-versions";
import { contentText, type SaveKey, saveKeyFor } from "@/lib/core/forms/save-key";
import { isSame, plainCopy } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { requestLatestVersion } from "@/lib/registry/history/api-calls";
import type { RecordFormParts } from "./record-form-context";
import type { RecordFormProps, StoredRecord } from "./record-form-props";
import { useSaveFailure } from "./save-failure";
import {
  type ColleagueSave,
  isAtRest,
  nextSaveState,
  performStep,
  type SaveEffects,
  type SaveEvent,
  type SaveState,
  SaveStopped,
} from "./save-machine";
import { useFormDraft } from "./use-form-draft";
import { useLeaveGuard } from "./use-leave-guard";

const savedRecord = z.object({ id: z.int() });

const saveTimeout = 60_000;

/** Returns errors by path: missing and overlong fields, then the errors of the form's own resolver. */
async function checkFields<Values extends FieldValues>(
  entries: FieldEntry[],
  values: Values,
  { resolver, mayLack }: Pick<RecordFormProps<Values>, "resolver" | "mayLack">,
): Promise<FieldErrors> {
  const options = { fields: {}, names: undefined, shouldUseNativeValidation: false };
  const result = await resolver?.(values, undefined, options);
  const missing = missingFields(entries, values)
    .filter(({ path }) => !mayLack?.(path, values))
    .map(({ path, requiredError }) => [path, requiredError ?? adminText("form.requiredError")]);
  const overlong = overlongFields(entries, values).map(({ path, limit = 0 }) => [
    path,
    adminText("form.tooLong", { limit }),
  ]);
  return { ...flatErrors(result?.errors), ...Object.fromEntries([...overlong, ...missing]) };
}

/** A failing task stops the save with its message. A 401 is thrown, so that the save asks to sign in. */
async function runTasks(tasks: (() => Promise<unknown>)[]): Promise<void> {
  try {
    await Promise.all(tasks.map((task) => task()));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    throw new SaveStopped(error instanceof Error ? error.message : adminText("form.checkFields"));
  }
}

/** The conflict can also be resolved if the history cannot be read. */
async function readColleague(history: RecordFormProps<FieldValues>["history"]): Promise<ColleagueSave> {
  return history ? requestLatestVersion(history.entity, history.key).catch(() => null) : null;
}

/** The steps do not run in effects of React, because a save continues after its form was left. */
function useSaveMachine<Stored>(effects: SaveEffects<Stored>) {
  const [state, setState] = useState<SaveState<Stored>>({ step: "idle" });
  const now = useRef(state);
  const latest = useRef(effects);
  useEffect(() => {
    latest.current = effects;
  });
  const dispatch = useCallback((event: SaveEvent<Stored>) => {
    const next = nextSaveState(now.current, event);
    if (next === now.current) return;
    now.current = next;
    setState(next);
    void performStep(next, latest.current).then((following) => following && dispatch(following));
  }, []);
  return { state, now, dispatch };
}

interface RecordSaving<Values extends FieldValues> {
  props: RecordFormProps<Values>;
  form: UseFormReturn<FieldValues>;
  parts: RecordFormParts;
  root: RefObject<HTMLFormElement | null>;
  isSmallChange: () => boolean;
  renderAgain: () => void;
}

/** Manages drafts, the leave guard, and a save that recovers from an ended session and from a conflict. */
export function useRecordSaving<Values extends FieldValues>(given: RecordSaving<Values>) {
  const { props, form, parts, root, renderAgain, isSmallChange } = given;
  const router = useRouter();
  const base = useRef<StoredRecord<Values>>({ values: props.initial, updatedAt: props.updatedAt });
  const saveKey = useRef<SaveKey | null>(null);
  const newId = useRef<number | null>(null);
  const open = useRef(false);
  const focused = useRef<Element | null>(null);
  const getValues = useCallback(() => form.getValues() as Values, [form]);
  const findErrors = (values: FieldValues) => checkFields(parts.fields.all(), values as Values, props);
  const { texts, fieldLabel } = props;
  const failing = useSaveFailure({ form, parts, root, texts, fieldLabel, check: findErrors });
  const getBase = useCallback(() => base.current, []);
  /** Returns the Idempotency-Key under which exactly this content was sent, if any. */
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
    renderAgain();
  };

  const check = async () => {
    const errors = await findErrors(getValues());
    if (Object.keys(errors).length > 0) throw new SaveStopped(adminText("form.checkFields"), errors);
  };

  const { state, now, dispatch } = useSaveMachine<StoredRecord<Values>>({
    preparing: async () => {
      failing.forget();
      await check();
      await runTasks(parts.tasks.all());
      await check();
      return { type: "prepared" };
    },
    sending: async () => {
      const values = plainCopy(getValues());
      const { updatedAt } = base.current;
      saveKey.current = saveKeyFor({ values, updatedAt }, saveKey.current);
      const { key: idempotencyKey } = saveKey.current;
      // Stores the key with the draft, so that a later form can send the draft again under the same key.
      draft.store();
      const signal = AbortSignal.timeout(saveTimeout);
      const sending = { updatedAt, idempotencyKey, signal, isSmallChange: isSmallChange() };
      const saved = savedRecord.safeParse(await props.save(values, sending));
      newId.current = updatedAt === null && saved.success ? saved.data.id : null;
      return { type: "sent" };
    },
    reloading: async ({ stale }) => {
      if (!props.reload) throw new SaveStopped(stale.message);
      const stored = await props.reload();
      const colleague = await readColleague(props.history);
      const mine = plainCopy(getValues());
      const found = differences(base.current.values, mine, stored.values);
      return { type: "reloaded", stored, found, isSaved: isSame(mine, stored.values), colleague };
    },
    rebasing: async ({ stored, merge }) => {
      const mine = plainCopy(getValues());
      if (merge) {
        const { found, choices } = merge;
        const merged = mergeVersions(mine, found, choices);
        const versions = { mine, theirs: stored.values, merged };
        load((await props.alignMerge?.(versions, found, choices)) ?? merged);
      }
      base.current = stored;
      return { type: "rebased" };
    },
    saved: async () => {
      draft.end();
      guard.release();
      notifySuccess(props.texts.success);
      // A user who has left the form during the save is not redirected.
      if (open.current) router.push(props.savedHref ?? returnAfterSave(props.listHref, newId.current));
      return undefined;
    },
    failed: async ({ error }) => {
      failing.show(error, focused.current);
      return undefined;
    },
  });

  const submit = () => {
    if (!isAtRest(now.current)) return;
    focused.current = document.activeElement;
    dispatch({ type: "submitted" });
  };

  const continueDraft = () =>
    draft.take(({ values, base: from, updatedAt, saveKey: key }) => {
      // Without `reload` nothing can be merged, so the save refers to the record as the form read it. A draft
      // of an older version of the site may lack fields.
      if (props.reload) base.current = { values: { ...props.initial, ...from }, updatedAt };
      load({ ...props.initial, ...values });
      if (!key) return;
      const content = { values: getValues(), updatedAt: base.current.updatedAt };
      saveKey.current = { content: contentText(content), key };
    });

  return {
    state,
    failing,
    guard,
    draft,
    isStale: draft.offered !== null && draft.offered.updatedAt !== base.current.updatedAt,
    submit,
    continueDraft,
    decline: () => dispatch({ type: "declined" }),
    choose: (choices: MergeChoices) => dispatch({ type: "chosen", choices }),
    signedIn: () => {
      // Another person may have signed in. The header shows the new name even if the save fails.
      checkSession({ stays: true }).then(noteSignedIn, () => undefined);
      dispatch({ type: "signed-in" });
    },
    goToLogin: () => {
      draft.store();
      void leaveSession("expired=1");
    },
  };
}
