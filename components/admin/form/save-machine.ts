import { ApiError } from "@/lib/api/client";
import type { MergeChoices, MergeDifference } from "@/lib/forms/merge-versions";

/** A save that was not sent, or was given up; the message is for the person. */
export class SaveStopped extends Error {
  constructor(
    message: string,
    /** Messages by path. */
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = "SaveStopped";
  }
}

/** What the person decided of the differences to a colleague's version. */
interface Merge {
  found: MergeDifference[];
  choices: MergeChoices;
}

/**
 * Where a save stands. `Stored` is the record as it is stored now, read after a 409. Each step but the two questions has
 * something to do, which ends in an event; the questions are answered by the person.
 */
export type SaveState<Stored> =
  | { step: "idle" }
  /** The fields are checked, and waiting uploads awaited. */
  | { step: "preparing" }
  | { step: "sending" }
  /** Question, after a 401: the person signs in, and the step begins again. */
  | { step: "signing-in"; during: "preparing" | "sending" | "reloading"; refusal: ApiError; stale?: ApiError }
  /** After a 409 (`stale`): the colleague's version is read. */
  | { step: "reloading"; stale: ApiError }
  /** Question: which version of each field is kept. */
  | { step: "choosing"; stale: ApiError; stored: Stored; found: MergeDifference[] }
  /** The form takes the stored record as what it was opened with. */
  | { step: "rebasing"; stored: Stored; isSaved: boolean; merge?: Merge }
  | { step: "saved" }
  | { step: "failed"; error: unknown };

export type SaveEvent<Stored> =
  | { type: "submitted" | "prepared" | "sent" | "rebased" | "signed-in" | "declined" }
  /** `isSaved`: the stored record is already what was to be saved. */
  | { type: "reloaded"; stored: Stored; found: MergeDifference[]; isSaved: boolean }
  | { type: "chosen"; choices: MergeChoices }
  | { type: "failed"; error: unknown };

/** What each step does; its event follows. A thrown error is the event `failed`. */
export type SaveEffects<Stored> = {
  [Step in SaveState<Stored>["step"]]?: (
    state: Extract<SaveState<Stored>, { step: Step }>,
  ) => Promise<SaveEvent<Stored> | undefined>;
};

/** Fields may still be changed: whatever is checked or uploaded by now is read again before it is sent. */
export function isEditable(state: SaveState<unknown>): boolean {
  return isAtRest(state) || isPreparing(state);
}

/** Uploads are under way. */
export function isPreparing(state: SaveState<unknown>): boolean {
  return state.step === "preparing" || (state.step === "signing-in" && state.during === "preparing");
}

/** Nothing is under way: the form may be submitted. */
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

/** The step after an event; the same object where the event has no meaning in it. */
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
      const { stored, found, isSaved } = event;
      const isOnlyMine = found.every(({ changedBy }) => changedBy === "me");
      return isOnlyMine
        ? { step: "rebasing", stored, isSaved }
        : { step: "choosing", stale: state.stale, stored, found };
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

/** Does what a step has to do; resolves to the event that ends it, undefined for a question and at rest. */
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
