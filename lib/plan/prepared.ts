import { type PlanChoice, writeChoices } from "./address";

/** Stands first in the fragment of a plan that an assistant has prepared. No tour has this id, so a plan is read as ever. */
const preparedMark = "0";

/**
 * Writes the fragment of a plan that an assistant has prepared. The page of the plan asks the person to check the values, and
 * keeps the mark while the person changes them.
 */
export function writePreparedChoices(choices: PlanChoice[]): string {
  return [preparedMark, writeChoices(choices)].filter(Boolean).join("~");
}

export function isPrepared(fragment: string): boolean {
  return fragment.replace(/^#/, "").split("~")[0] === preparedMark;
}
