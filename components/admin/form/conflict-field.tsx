"use client";

import { useId } from "react";
import { classNames } from "@/lib/class-names";
import type { Difference } from "@/lib/forms/differences";
import type { Choice } from "@/lib/forms/merge-versions";
import { adminText } from "@/lib/i18n/admin-messages";
import { VersionText } from "./version-text";

interface ConflictFieldProps {
  difference: Difference;
  label: string;
  choice?: Choice;
  onChoose: (choice: Choice) => void;
}

const versions = ["mine", "theirs"] as const;
const names = { mine: adminText("form.conflictMine"), theirs: adminText("form.conflictTheirs") };

/** One field that two people differ on: what it was, and both versions to choose from. */
export function ConflictField({ difference, label, choice, onChoose }: ConflictFieldProps) {
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
