"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Difference } from "@/lib/forms/differences";
import { type Choice, type Choices, obviousChoices } from "@/lib/forms/merge-versions";
import { adminText } from "@/lib/i18n/admin-messages";
import { ConflictField } from "./conflict-field";

interface ConflictDialogProps {
  found: Difference[] | null;
  fieldLabel: (path: string) => string;
  textOf?: (path: string, stored: string) => string;
  /** Null: not now. */
  onAnswer: (choices: Choices | null) => void;
}

/** What a colleague saved meanwhile, field by field, beside what is typed here. */
export function ConflictDialog({ found, ...props }: ConflictDialogProps) {
  return found && <OpenConflict found={found} {...props} />;
}

function readable(difference: Difference, textOf: (path: string, stored: string) => string): Difference {
  const { path, base, mine, theirs } = difference;
  const read = (version: unknown) => (typeof version === "string" ? textOf(path, version) : version);
  return { ...difference, base: read(base), mine: read(mine), theirs: read(theirs) };
}

function OpenConflict({
  found,
  fieldLabel,
  textOf,
  onAnswer,
}: ConflictDialogProps & { found: Difference[] }) {
  const [choices, setChoices] = useState(() => obviousChoices(found));
  const asked = found.filter(({ changedBy }) => changedBy !== "me");
  const kept = found.length - asked.length;
  const left = asked.filter(({ path }) => !choices[path]).length;
  const chooseAll = (choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(asked.map(({ path }) => [path, choice])) });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(null)}
      title={adminText("form.conflictTitle")}
      text={adminText("form.conflictText")}
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
            onClick={() => onAnswer(null)}
            className={button({ look: "outline", size: "small" })}
          >
            {adminText("form.cancel")}
          </button>
          <button
            type="button"
            disabled={left > 0}
            onClick={() => onAnswer(choices)}
            className={button({ look: "primary", size: "small" })}
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
          className={button({ look: "outline", size: "small" })}
        >
          {adminText("form.conflictAllMine")}
        </button>
        <button
          type="button"
          onClick={() => chooseAll("theirs")}
          className={button({ look: "outline", size: "small" })}
        >
          {adminText("form.conflictAllTheirs")}
        </button>
      </div>
      {asked.map((difference) => (
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
