"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { notifySuccess } from "@/components/admin/notify";
import { noteSignedIn } from "@/components/admin/shell/signed-in-name";
import { leaveSession } from "@/lib/api/client";
import { checkSession } from "@/lib/auth/requests";
import { isSame } from "@/lib/forms/is-same";
import { isRecord, plainCopy } from "@/lib/forms/plain";
import { adminText } from "@/lib/i18n/admin-messages";
import { checkFields } from "./check-fields";
import type { StoredRecord } from "./record";
import type { RecordFormParts } from "./record-form-context";
import type { RecordFormProps } from "./record-form-props";
import { runTasks } from "./run-tasks";
import { SaveStopped } from "./save-stopped";
import { useDraft } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";
import { useSave } from "./use-save";
import { useSaveFailure } from "./use-save-failure";

interface RecordSaving<Values extends FieldValues> {
  props: RecordFormProps<Values>;
  form: UseFormReturn<FieldValues>;
  parts: RecordFormParts;
  root: RefObject<HTMLFormElement | null>;
  /** Draws the fields anew, after other values were put into the form. */
  redraw: () => void;
}

/** Everything between typing and a stored record: drafts, the guard, the save and what may go wrong with it. */
export function useRecordSaving<Values extends FieldValues>(given: RecordSaving<Values>) {
  const { props, form, parts, root, redraw } = given;
  const router = useRouter();
  const base = useRef<StoredRecord<Values>>({ values: props.initial, updatedAt: props.updatedAt });
  const failing = useSaveFailure({ form, parts, root, texts: props.texts, fieldLabel: props.fieldLabel });
  const getValues = useCallback(() => form.getValues() as Values, [form]);
  const getBase = useCallback(() => base.current, []);
  const guard = useLeaveGuard(() => !isSame(getValues(), base.current.values));

  const load = (values: Values) => {
    form.reset(plainCopy(values));
    redraw();
  };
  const saving = useSave<Values>({
    getValues,
    getBase,
    setBase: (stored) => {
      base.current = stored;
    },
    load,
    begin: failing.forget,
    check: async () => {
      const errors = await checkFields(parts.fields.all(), getValues(), props.resolver);
      if (Object.keys(errors).length > 0) throw new SaveStopped(adminText("form.checkFields"), errors);
    },
    runTasks: () => runTasks(parts.tasks.all()),
    onSend: () => draft.keep(),
    save: props.save,
    reload: props.reload,
  });
  const draft = useDraft({ record: props.draftKey, getValues, getBase, keyOf: saving.keyOf });

  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const finish = (answer: unknown) => {
    draft.end();
    guard.release();
    notifySuccess(props.texts.success);
    // Somebody who left while it was saved is not led anywhere else.
    if (!open.current) return;
    props.onSaved?.(answer);
    if (props.doneHref) router.push(props.doneHref);
    if (props.doneHref) return;
    const updatedAt = isRecord(answer) && typeof answer.updated_at === "string" ? answer.updated_at : null;
    base.current = { values: plainCopy(getValues()), updatedAt };
    draft.begin();
    guard.hold();
    saving.again();
  };

  const submit = async () => {
    const focused = document.activeElement;
    try {
      const saved = await saving.run();
      if (saved) finish(saved.answer);
    } catch (error) {
      failing.show(error, focused);
    }
  };

  const continueDraft = () =>
    draft.take(({ values, base: from, updatedAt, saveKey }) => {
      // Without a way to merge, the newer record is what a save is measured by.
      if (props.reload) base.current = { values: from as Values, updatedAt };
      load({ ...props.initial, ...values });
      if (saveKey) saving.knowKey({ values: getValues(), updatedAt: base.current.updatedAt }, saveKey);
    });

  return {
    failing,
    guard,
    saving,
    draft,
    isStale: draft.offered !== null && draft.offered.updatedAt !== base.current.updatedAt,
    submit,
    continueDraft,
    signedIn: () => {
      // Somebody else, perhaps, whom the frame names from now on, however the save ends.
      checkSession({ stays: true }).then(noteSignedIn, () => undefined);
      saving.signIn.answer(true);
    },
    goToLogin: () => {
      draft.keep();
      void leaveSession("expired=1");
    },
  };
}
