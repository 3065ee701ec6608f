import { ApiError } from "@/lib/core/api/client";
import type { MergeChoices, MergeDifference } from "@/lib/core/forms/merge-versions";
import type { RecordVersion } from "@/lib/registry/history/schema";

/** A save that was not sent or was given up. The message is for staff. */
export class SaveStopped extends Error {
  constructor(
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = "SaveStopped";
  }
}

/** The colleague's save. Null if the history could not be read or has no version of the record. */
export type ColleagueSave = Pick<RecordVersion, "username" | "created_at"> | null;

/** A user's decisions about the differences to a colleague's version. */
interface Merge {
  found: MergeDifference[];
  choices: MergeChoices;
}

/** The steps of a save. Each performs an effect that ends in an event, except the two questions, which the user answers. */
export type SaveState<Stored> =
  | { step: "idle" }
  | { step: "preparing" }
  | { step: "sending" }
  /** A question after a 401: the user signs in, and the step begins again. */
  | { step: "signing-in"; during: "preparing" | "sending" | "reloading"; refusal: ApiError; stale?: ApiError }
  /** Reads the colleague's version after a 409 (`stale`). */
  | { step: "reloading"; stale: ApiError }
  /** A question: which version of each field is kept. */
  | { step: "choosing"; stale: ApiError; stored: Stored; found: MergeDifference[]; colleague: ColleagueSave }
  /** The stored record replaces the version with which the form was opened. */
  | { step: "rebasing"; stored: Stored; isSaved: boolean; merge?: Merge }
  | { step: "saved" }
  | { step: "failed"; error: unknown };

export type SaveEvent<Stored> =
  | { type: "submitted" | "prepared" | "sent" | "rebased" | "signed-in" | "declined" }
  /** `isSaved` means that the stored record already has the values to be saved. */
  | {
      type: "reloaded";
      stored: Stored;
      found: MergeDifference[];
      isSaved: boolean;
      colleague: ColleagueSave;
    }
  | { type: "chosen"; choices: MergeChoices }
  | { type: "failed"; error: unknown };

/** The effect of each step, which returns the next event. A thrown error becomes the event `failed`. */
export type SaveEffects<Stored> = {
  [Step in SaveState<Stored>["step"]]?: (
    state: Extract<SaveState<Stored>, { step: Step }>,
  ) => Promise<SaveEvent<Stored> | undefined>;
};

/** Returns whether fields may change. Values are read again before they are sent. */
export function isEditable(state: SaveState<unknown>): boolean {
  return isAtRest(state) || isPreparing(state);
}

export function isPreparing(state: SaveState<unknown>): boolean {
  return state.step === "preparing" || (state.step === "signing-in" && state.during === "preparing");
}

export function isAtRest({ step }: SaveState<unknown>): boolean {
  return step === "idle" || step === "failed";
}

function afterFailure<Stored>(state: SaveState<Stored>, error: unknown): SaveState<Stored> {
  const status = error instanceof ApiError ? error.status : undefined;
  if (error instanceof ApiError && status === 401) {
    if (state.step === "preparing" || state.step === "sending") {
      return { step: "signing-in", during: state.step, refusal: error };
    }
    if (state.step === "reloading") {
      return { step: "signing-in", during: state.step, refusal: error, stale: state.stale };
    }
  }
  if (error instanceof ApiError && status === 409 && state.step === "sending") {
    return { step: "reloading", stale: error };
  }
  return { step: "failed", error };
}

/** Returns the step after an event, or the same object if the event has no meaning in the step. */
export function nextSaveState<Stored>(state: SaveState<Stored>, event: SaveEvent<Stored>): SaveState<Stored> {
  if (event.type === "failed") return isAtRest(state) ? state : afterFailure(state, event.error);
  switch (state.step) {
    case "idle":
    case "failed":
      return event.type === "submitted" ? { step: "preparing" } : state;
    case "preparing":
      return event.type === "prepared" ? { step: "sending" } : state;
    case "sending":
      return event.type === "sent" ? { step: "saved" } : state;
    case "signing-in": {
      if (event.type === "declined") return { step: "failed", error: new SaveStopped(state.refusal.message) };
      if (event.type !== "signed-in") return state;
      return state.stale ? { step: "reloading", stale: state.stale } : { step: "preparing" };
    }
    case "reloading": {
      if (event.type !== "reloaded") return state;
      const { stored, found, isSaved, colleague } = event;
      const isOnlyMine = found.every(({ changedBy }) => changedBy === "me");
      return isOnlyMine
        ? { step: "rebasing", stored, isSaved }
        : { step: "choosing", stale: state.stale, stored, found, colleague };
    }
    case "choosing": {
      const { stale, stored, found } = state;
      if (event.type === "declined") return { step: "failed", error: new SaveStopped(stale.message) };
      if (event.type !== "chosen") return state;
      return { step: "rebasing", stored, isSaved: false, merge: { found, choices: event.choices } };
    }
    case "rebasing":
      if (event.type !== "rebased") return state;
      return state.isSaved ? { step: "saved" } : { step: "preparing" };
    case "saved":
      return state;
  }
}

/** Resolves with the event that ends the step, or undefined for questions and at rest. */
export async function performStep<Stored>(
  state: SaveState<Stored>,
  effects: SaveEffects<Stored>,
): Promise<SaveEvent<Stored> | undefined> {
  const perform = effects[state.step] as
    | ((now: SaveState<Stored>) => ReturnType<typeof performStep<Stored>>)
    | undefined;
  try {
    return await perform?.(state);
  } catch (error) {
    return { type: "failed", error };
  }
}
