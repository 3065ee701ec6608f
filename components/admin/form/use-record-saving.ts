"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { notifySuccess } from "@/components/admin/notify";
import { leaveSession } from "@/lib/api/client";
import { isSame } from "@/lib/forms/is-same";
import { isRecord, plainCopy } from "@/lib/forms/plain";
import { adminText } from "@/lib/i18n/admin-messages";
import { checkFields } from "./check-fields";
import type { Failure } from "./failure-notice";
import { failureOf } from "./failure-of";
import type { StoredRecord } from "./record";
import type { RecordFormParts } from "./record-form-context";
import type { RecordFormProps } from "./record-form-props";
import { fieldPaths, inPageOrder, revealField } from "./reveal-field";
import { runTasks } from "./run-tasks";
import { SaveStopped } from "./save-stopped";
import { useDraft } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";
import { useSave } from "./use-save";

/** Those that are in no order come last. */
function placeIn(order: string[], path: string): number {
  const place = order.indexOf(path);
  return place < 0 ? order.length : place;
}

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
  const [failure, setFailure] = useState<Failure | null>(null);
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
    begin: () => setFailure(null),
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

  const finish = (answer: unknown) => {
    draft.end();
    guard.release();
    notifySuccess(props.texts.success);
    props.onSaved?.(answer);
    if (props.doneHref) return router.push(props.doneHref);
    const updatedAt = isRecord(answer) && typeof answer.updated_at === "string" ? answer.updated_at : null;
    base.current = { values: plainCopy(getValues()), updatedAt };
    draft.begin();
    guard.hold();
    saving.again();
  };

  const show = (error: unknown, focused: Element | null) => {
    const paths = root.current ? fieldPaths(root.current) : [];
    const told = failureOf(error, { paths, fallback: props.texts.failure, fieldLabel: props.fieldLabel });
    const order = root.current ? inPageOrder(root.current, Object.keys(told.placed)) : [];
    const fields = [...told.failure.fields].sort(
      (one, other) => placeIn(order, one.path) - placeIn(order, other.path),
    );
    setFailure({ ...told.failure, fields });
    form.clearErrors();
    for (const [path, message] of Object.entries(told.placed)) form.setError(path, { type: "save", message });
    if (order[0]) reveal(order[0]);
    else if (focused instanceof HTMLElement)
      requestAnimationFrame(() => focused.focus({ preventScroll: true }));
  };
  const reveal = (path: string) => root.current && revealField(root.current, parts, path);

  const submit = async () => {
    const focused = document.activeElement;
    try {
      const saved = await saving.run();
      if (saved) finish(saved.answer);
    } catch (error) {
      show(error, focused);
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
    failure,
    forgetFailure: () => setFailure(null),
    guard,
    saving,
    draft,
    isStale: draft.offered !== null && draft.offered.updatedAt !== base.current.updatedAt,
    submit,
    reveal,
    continueDraft,
    goToLogin: () => {
      draft.keep();
      void leaveSession("expired=1");
    },
  };
}
