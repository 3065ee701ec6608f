"use client";

import { ChevronDown, ChevronUp, type LucideIcon, X } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { ApiError } from "@/lib/core/api/client";
import { assignErrors, type FieldErrors } from "@/lib/core/forms/field-errors";
import { isSame, plainCopy, valueAt } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { RecordFormParts } from "./record-form-context";
import { SaveStopped } from "./save-machine";

interface WrongField {
  path: string;
  label: string;
  message: string;
  reachable: boolean;
}

interface Failure {
  message: string;
  hint?: string;
  fields: WrongField[];
  byServer: boolean;
  values: FieldValues;
}

/** A pause in typing after which the fields are checked again. */
const pause = 250;

interface FailureNoticeProps {
  failure: Failure;
  findWrong: (values: FieldValues) => Promise<WrongField[]>;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** The fields that are wrong now: those that the form refuses, and those that the server refused and nobody has changed since. */
function useWrongFields(
  { values, fields, byServer }: Failure,
  findWrong: (values: FieldValues) => Promise<WrongField[]>,
) {
  const now = useWatch();
  const [found, setFound] = useState<WrongField[] | null>(null);
  const find = useEffectEvent(findWrong);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => void find(now).then((wrong) => wanted && setFound(wrong)), pause);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [now]);
  const unchanged = fields.filter(({ path }) => isSame(valueAt(values, path), valueAt(now, path)));
  if (found === null) return unchanged;
  const refused = byServer ? unchanged.filter(({ path }) => !found.some((each) => each.path === path)) : [];
  return [...found, ...refused];
}

function StepButton({ label, Icon, onStep }: { label: string; Icon: LucideIcon; onStep: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onStep}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg hover:bg-alert-600/10"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}

/** Names one wrong field at a time, with the way to the next and the previous one. Disappears with the last field. */
export function FailureNotice({ failure, findWrong, onChoose, onClose }: FailureNoticeProps) {
  const { message, hint } = failure;
  const fields = useWrongFields(failure, findWrong);
  const [chosen, setChosen] = useState<string | null>(null);
  if (failure.fields.length > 0 && fields.length === 0) return null;
  const index = Math.max(
    0,
    fields.findIndex(({ path }) => path === chosen),
  );
  const field = fields[index];
  const step = (by: number) => {
    const next = fields[(index + by + fields.length) % fields.length];
    if (!next) return;
    setChosen(next.path);
    if (next.reachable) onChoose(next.path);
  };
  return (
    <Alert variant="error" title={adminText("form.errorTitle")} className="relative pr-12">
      <button
        type="button"
        aria-label={adminText("form.closeNotice")}
        onClick={onClose}
        className="absolute top-1.5 right-1.5 inline-flex size-9 items-center justify-center rounded-lg hover:bg-alert-600/10"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
      <p>{message}</p>
      {hint && <p className="font-normal">{hint}</p>}
      {field && (
        <div className="flex items-center gap-x-1 font-normal">
          <p className="wrap-anywhere line-clamp-2 min-w-0">
            {fields.length > 1 && (
              <span className="mr-2 text-ink-soft tabular-nums">
                {adminText("errorSteps.position", { number: index + 1, count: fields.length })}
              </span>
            )}
            {field.reachable ? (
              <button
                type="button"
                onClick={() => onChoose(field.path)}
                className="min-h-6 text-left font-semibold underline underline-offset-2"
              >
                {field.label}
              </button>
            ) : (
              <span className="font-semibold">{field.label}</span>
            )}
            {`: ${field.message}`}
          </p>
          {fields.length > 1 && (
            <span className="ml-auto flex">
              <StepButton label={adminText("errorSteps.previous")} Icon={ChevronUp} onStep={() => step(-1)} />
              <StepButton label={adminText("errorSteps.next")} Icon={ChevronDown} onStep={() => step(1)} />
            </span>
          )}
        </div>
      )}
    </Alert>
  );
}

interface FailureContext {
  paths: string[];
  /** The message for errors without a message for staff. */
  fallback: string;
  fieldLabel: (path: string) => string;
}

function fieldErrorsOf(error: unknown): FieldErrors {
  if (error instanceof SaveStopped) return error.fields;
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, messages]) => [path, messages.join(" ")]),
  );
}

function hintOf(error: unknown): string | undefined {
  if (error instanceof SaveStopped) return undefined;
  if (!(error instanceof ApiError)) return adminText("form.failureHint");
  return error.status >= 500 || error.status === 429 ? adminText("form.failureKept") : undefined;
}

function failureOf(error: unknown, { paths, fallback, fieldLabel }: FailureContext) {
  const { placed, elsewhere } = assignErrors(fieldErrorsOf(error), paths);
  const spoken = error instanceof SaveStopped || (error instanceof ApiError && error.told);
  const entry =
    (reachable: boolean) =>
    ([path, message]: [string, string]) => ({
      path,
      message,
      reachable,
      label: fieldLabel(path) || path,
    });
  const failure: Omit<Failure, "values"> = {
    message: spoken ? error.message : fallback,
    hint: hintOf(error),
    byServer: !(error instanceof SaveStopped),
    fields: [...Object.entries(placed).map(entry(true)), ...Object.entries(elsewhere).map(entry(false))],
  };
  return { failure, placed };
}

/** Finds the input of `path`, or the element with `data-field` that represents it. */
function fieldElement(root: HTMLElement, path: string): HTMLElement | null {
  const name = CSS.escape(path);
  return root.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
}

const focusable = "input, textarea, select, button, [contenteditable=true], [tabindex]";

const maxFrames = 60;

function focusOnceShown(find: () => HTMLElement | null, scrolls: boolean, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const element = find();
    const isShown = element?.checkVisibility() && !element.closest("[inert]");
    if (!isShown) return frames > 0 ? focusOnceShown(find, scrolls, frames - 1) : undefined;
    if (scrolls) element?.scrollIntoView({ block: "center" });
    const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
    target?.focus({ preventScroll: true });
  });
}

function revealField(root: HTMLElement, { revealers }: RecordFormParts, path: string): void {
  for (const revealer of revealers.all()) if (revealer.covers(path)) revealer.show(path);
  focusOnceShown(() => fieldElement(root, path), true);
}

/** Restores the focus that the form lost while it was inert. */
function focusAgain(element: HTMLElement): void {
  focusOnceShown(() => element, false);
}

function fieldPaths(root: HTMLElement): string[] {
  const elements = [...root.querySelectorAll<HTMLElement>("[name], [data-field]")];
  return elements.map((each) => each.getAttribute("name") ?? each.dataset.field ?? "");
}

function inPageOrder(root: HTMLElement, paths: string[]): string[] {
  const all = fieldPaths(root);
  const positions = new Map(all.map((path, position) => [path, position]));
  const positionOf = (path: string) => positions.get(path) ?? all.length;
  return [...paths].sort((one, other) => positionOf(one) - positionOf(other));
}

interface SaveFailure {
  form: UseFormReturn<FieldValues>;
  parts: RecordFormParts;
  root: RefObject<HTMLFormElement | null>;
  texts: { failure: string };
  fieldLabel: (path: string) => string;
  check: (values: FieldValues) => Promise<FieldErrors>;
}

function positionIn(order: string[], path: string): number {
  const position = order.indexOf(path);
  return position < 0 ? order.length : position;
}

export function useSaveFailure({ form, parts, root, texts, fieldLabel, check }: SaveFailure) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const reveal = (path: string) => {
    if (root.current) revealField(root.current, parts, path);
  };
  const find = (error: unknown) => {
    const paths = root.current ? fieldPaths(root.current) : [];
    const found = failureOf(error, { paths, fallback: texts.failure, fieldLabel });
    const order = root.current ? inPageOrder(root.current, Object.keys(found.placed)) : [];
    const byPosition = (one: { path: string }, other: { path: string }) =>
      positionIn(order, one.path) - positionIn(order, other.path);
    return { ...found, order, fields: found.failure.fields.toSorted(byPosition) };
  };
  const findWrong = async (values: FieldValues) =>
    find(new SaveStopped(texts.failure, await check(values))).fields;
  /** Shows the failure. `focused` is the element that had the focus when the save began. */
  const show = (error: unknown, focused: Element | null) => {
    const { failure: found, placed, order, fields } = find(error);
    const values = plainCopy(form.getValues());
    setFailure({ ...found, fields, values });
    form.clearErrors();
    for (const [path, message] of Object.entries(placed)) form.setError(path, { type: "save", message });
    if (order[0]) return reveal(order[0]);
    if (focused instanceof HTMLElement) focusAgain(focused);
  };
  return { failure, findWrong, forget: () => setFailure(null), reveal, show };
}
