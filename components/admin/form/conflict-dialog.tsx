"use client";

import { useId, useState } from "react";
import { momentText } from "@/components/admin/moment";
import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import {
  type Choice,
  type MergeChoices,
  type MergeDifference,
  obviousChoices,
} from "@/lib/core/forms/merge-versions";
import { type ListLine, listLines, readableValue, textLines } from "@/lib/core/forms/value-texts";
import { isEmpty } from "@/lib/core/forms/values";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { ColleagueSave } from "./save-machine";

function Lines({ lines }: { lines: ListLine[] }) {
  return Object.entries(lines).map(([index, { text, isNew }]) => (
    <span key={index} className={isNew ? "block font-semibold" : "block text-ink-soft"}>
      {text}
    </span>
  ));
}

/** Shows a version of a field: lists by item, long texts by line. Parts that `before` lacks are bold. */
function VersionText({ value, before }: { value: unknown; before?: unknown }) {
  if (isEmpty(value)) return <em className="text-ink-soft">{adminText("form.conflictEmpty")}</em>;
  if (Array.isArray(value)) {
    return (
      <>
        {adminText("form.conflictItems", { count: value.length })}
        <Lines lines={listLines(value, before)} />
      </>
    );
  }
  if (typeof value === "string" && value.includes("\n")) return <Lines lines={textLines(value, before)} />;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

interface ConflictFieldProps {
  difference: MergeDifference;
  label: string;
  choice?: Choice;
  onChoose: (choice: Choice) => void;
}

const versions = ["mine", "theirs"] as const;
const names = { mine: adminText("form.conflictMine"), theirs: adminText("form.conflictTheirs") };

function ConflictField({ difference, label, choice, onChoose }: ConflictFieldProps) {
  const name = useId();
  const { base, mine, theirs, changedBy } = difference;
  return (
    <fieldset className="grid gap-2 border-line border-b py-4 first:pt-0 last:border-0">
      <legend className="contents">
        <span className="font-semibold text-sm">{label}</span>
      </legend>
      <p
        className={classNames(
          "text-xs",
          changedBy === "both" && !choice ? "font-semibold text-coral-700" : "text-ink-soft",
        )}
      >
        {adminText(changedBy === "both" ? "form.conflictBoth" : "form.conflictTheirsOnly")}
      </p>
      {mine === theirs && <p className="text-ink-soft text-xs">{adminText("form.conflictLooks")}</p>}
      <div className="text-ink-soft text-xs">
        <p className="font-medium">{adminText("form.conflictBefore")}</p>
        <p className="wrap-anywhere max-h-32 overflow-y-auto whitespace-pre-line">
          <VersionText value={base} before={base} />
        </p>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        {versions.map((version) => (
          <label
            key={version}
            className="flex cursor-pointer items-start gap-3 rounded-xl border border-line p-3 hover:border-sea-400 has-checked:border-sea-700 has-checked:bg-sea-50"
          >
            <input
              type="radio"
              name={name}
              checked={choice === version}
              onChange={() => onChoose(version)}
              className="mt-1 size-4 shrink-0 accent-sea-700"
            />
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold text-xs">{names[version]}</span>
              <span className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-line text-sm">
                <VersionText value={difference[version]} before={base} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ConflictDialogProps {
  found: MergeDifference[] | null;
  colleague: ColleagueSave;
  fieldLabel: (path: string) => string;
  textOf?: (path: string, stored: string) => string;
  onChoose: (choices: MergeChoices | null) => void;
}

export function ConflictDialog({ found, ...props }: ConflictDialogProps) {
  return found && <OpenConflict found={found} {...props} />;
}

function readable(
  difference: MergeDifference,
  textOf: (path: string, stored: string) => string,
): MergeDifference {
  const { path, base, mine, theirs } = difference;
  const read = (version: unknown) => readableValue(version, path, textOf);
  return { ...difference, base: read(base), mine: read(mine), theirs: read(theirs) };
}

function conflictText(colleague: ColleagueSave): string {
  const text = adminText("form.conflictText");
  if (!colleague?.username) return text;
  const moment = momentText(new Date(colleague.created_at));
  return `${adminText("form.conflictSavedBy", { name: colleague.username, moment })} ${text}`;
}

function OpenConflict({
  found,
  colleague,
  fieldLabel,
  textOf,
  onChoose,
}: ConflictDialogProps & { found: MergeDifference[] }) {
  const [choices, setChoices] = useState(() => obviousChoices(found));
  const conflicts = found.filter(({ changedBy }) => changedBy !== "me");
  const kept = found.length - conflicts.length;
  const left = conflicts.filter(({ path }) => !choices[path]).length;
  const chooseAll = (choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(conflicts.map(({ path }) => [path, choice])) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChoose(null)}
      title={adminText("form.conflictTitle")}
      text={conflictText(colleague)}
      closeLabel={adminText("form.close")}
      width="wide"
      insists
      footer={
        <>
          {left > 0 && (
            <p role="status" className="self-center text-ink-soft text-sm sm:mr-auto">
              {adminText("form.conflictLeft", { count: left })}
            </p>
          )}
          <button
            type="button"
            onClick={() => onChoose(null)}
            className={button({ variant: "outline", size: "small" })}
          >
            {adminText("form.cancel")}
          </button>
          <button
            type="button"
            disabled={left > 0}
            onClick={() => onChoose(choices)}
            className={button({ variant: "primary", size: "small" })}
          >
            {adminText("form.conflictSave")}
          </button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => chooseAll("mine")}
          className={button({ variant: "outline", size: "small" })}
        >
          {adminText("form.conflictAllMine")}
        </button>
        <button
          type="button"
          onClick={() => chooseAll("theirs")}
          className={button({ variant: "outline", size: "small" })}
        >
          {adminText("form.conflictAllTheirs")}
        </button>
      </div>
      {conflicts.map((difference) => (
        <ConflictField
          key={difference.path}
          difference={textOf ? readable(difference, textOf) : difference}
          label={fieldLabel(difference.path) || difference.path}
          choice={choices[difference.path]}
          onChoose={(choice) => setChoices({ ...choices, [difference.path]: choice })}
        />
      ))}
      {kept > 0 && (
        <p className="mt-4 text-ink-soft text-sm">{adminText("form.conflictKept", { count: kept })}</p>
      )}
    </Dialog>
  );
}
