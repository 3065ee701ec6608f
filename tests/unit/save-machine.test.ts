import { describe, expect, it, vi } from "vitest";
import {
  isAtRest,
  isEditable,
  isPreparing,
  nextSaveState,
  performStep,
  type SaveEffects,
  type SaveEvent,
  type SaveState,
  SaveStopped,
} from "@/components/admin/form/save-machine";
import { ApiError } from "@/lib/core/api/client";
import type { MergeDifference } from "@/lib/core/forms/merge-versions";

type Stored = { version: number };
type State = SaveState<Stored>;
type Event = SaveEvent<Stored>;

const [ended, stale] = [new ApiError(401, "Unauthorized"), new ApiError(409, "Sudah diubah")];
const stored = { version: 2 };
const difference = (changedBy: MergeDifference["changedBy"]): MergeDifference => ({
  path: "name",
  base: "a",
  mine: "b",
  theirs: "c",
  changedBy,
});
const theirs = [difference("both")];
const colleague = { username: "budi", created_at: new Date() };

const reloaded = (found: MergeDifference[], isSaved = false): Event => ({
  type: "reloaded",
  stored,
  found,
  isSaved,
  colleague,
});
const sent: Event = { type: "sent" };

/** Gives or throws one outcome after the other. */
function inTurn<T>(...outcomes: (T | Error)[]) {
  return vi.fn(async () => {
    const outcome = outcomes.shift();
    if (outcome === undefined) throw new Error("asked once too often");
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
}

interface Save {
  sending: Event | Error | (Event | Error)[];
  preparing?: Error[];
  reloading?: (Event | Error)[];
  /** What the person does at each question. */
  answers?: Event[];
}

/** Runs a save to its end; resolves to the steps it took and where it ended. */
async function run({ sending, preparing = [], reloading = [], answers = [] }: Save) {
  const effects: SaveEffects<Stored> = {
    preparing: inTurn<Event>(...preparing, ...Array.from({ length: 9 }, (): Event => ({ type: "prepared" }))),
    sending: inTurn<Event>(...[sending].flat()),
    reloading: inTurn<Event>(...reloading),
    rebasing: async () => ({ type: "rebased" }),
  };
  const steps: string[] = [];
  let state: State = nextSaveState<Stored>({ step: "idle" }, { type: "submitted" });
  for (;;) {
    steps.push(state.step);
    const event: Event | undefined = (await performStep(state, effects)) ?? answers.shift();
    if (!event) return { steps: steps.join(" "), state };
    state = nextSaveState(state, event);
  }
}

const signedIn: Event = { type: "signed-in" };
const declined: Event = { type: "declined" };
const chosen: Event = { type: "chosen", choices: { name: "mine" } };

describe("a save", () => {
  it("sends once where nothing is in the way", async () => {
    expect((await run({ sending: sent })).steps).toBe("preparing sending saved");
  });

  it("goes on after as many sign-ins and merges as it takes, wherever the session ends", async () => {
    const { steps } = await run({
      preparing: [ended],
      sending: [ended, ended, stale, ended, sent],
      reloading: [ended, reloaded(theirs)],
      answers: [signedIn, signedIn, signedIn, signedIn, chosen, signedIn],
    });
    expect(steps).toBe(
      [
        "preparing signing-in preparing sending signing-in preparing sending signing-in preparing sending",
        "reloading signing-in reloading choosing rebasing preparing sending signing-in preparing sending saved",
      ].join(" "),
    );
  });

  it("asks nothing where the colleague changed what the person left alone", async () => {
    const { steps } = await run({ sending: [stale, sent], reloading: [reloaded([difference("me")])] });
    expect(steps).toBe("preparing sending reloading rebasing preparing sending saved");
    const asked = await run({ sending: [stale], reloading: [reloaded([difference("them")])] });
    expect(asked.state).toEqual({ step: "choosing", stale, stored, found: [difference("them")], colleague });
  });

  it("is done where a lost answer had already saved everything", async () => {
    const { steps } = await run({ sending: stale, reloading: [reloaded([], true)] });
    expect(steps).toBe("preparing sending reloading rebasing saved");
  });

  it("hands the form the stored record and what was chosen", async () => {
    const choosing: State = { step: "choosing", stale, stored, found: theirs, colleague };
    expect(nextSaveState(choosing, chosen)).toEqual({
      step: "rebasing",
      stored,
      isSaved: false,
      merge: { found: theirs, choices: { name: "mine" } },
    });
  });

  it("stops, asking once, where the person does not sign in or puts the merge off", async () => {
    const away = await run({ sending: ended, answers: [declined] });
    expect(away.steps).toBe("preparing sending signing-in failed");
    expect(away.state).toEqual({ step: "failed", error: new SaveStopped("Unauthorized") });
    const late = await run({ sending: stale, reloading: [reloaded(theirs)], answers: [declined] });
    expect(late.steps).toBe("preparing sending reloading choosing failed");
    expect(late.state).toEqual({ step: "failed", error: new SaveStopped("Sudah diubah") });
  });

  it("hands any other failure on, of whatever step", async () => {
    const lost = new TypeError("Failed to fetch");
    const stopped = new SaveStopped("Periksa isian.", { name: "Wajib diisi" });
    expect((await run({ sending: lost })).state).toEqual({ step: "failed", error: lost });
    expect((await run({ preparing: [stopped], sending: sent })).state).toEqual({
      step: "failed",
      error: stopped,
    });
    expect((await run({ sending: stale, reloading: [lost] })).state).toEqual({ step: "failed", error: lost });
    // A 409 that is not the answer to the save is none that a merge could clear up.
    expect((await run({ sending: stale, reloading: [stale] })).state).toEqual({
      step: "failed",
      error: stale,
    });
  });

  it("can be tried again after a failure, and not while one is under way or done", () => {
    const submitted: Event = { type: "submitted" };
    expect(nextSaveState<Stored>({ step: "failed", error: stale }, submitted)).toEqual({ step: "preparing" });
    const busy: State[] = [
      { step: "preparing" },
      { step: "sending" },
      { step: "signing-in", during: "sending", refusal: ended },
      { step: "reloading", stale },
      { step: "choosing", stale, stored, found: theirs, colleague },
      { step: "rebasing", stored, isSaved: false },
      { step: "saved" },
    ];
    for (const state of busy) expect(nextSaveState(state, submitted)).toBe(state);
    expect(busy.filter(isAtRest)).toEqual([]);
  });

  it("takes an event only in the step that it ends", () => {
    const events: Event[] = [sent, signedIn, declined, chosen, reloaded([]), { type: "rebased" }];
    for (const event of events)
      expect(nextSaveState<Stored>({ step: "preparing" }, event).step).toBe("preparing");
    const idle: State = { step: "idle" };
    expect(nextSaveState(idle, { type: "failed", error: stale })).toBe(idle);
  });

  it("lets the fields be changed until they are sent, also while the person signs in for an upload", () => {
    const asked = (during: "preparing" | "sending"): State => ({
      step: "signing-in",
      during,
      refusal: ended,
    });
    const states: State[] = [{ step: "idle" }, { step: "preparing" }, { step: "sending" }, { step: "saved" }];
    expect(states.map(isEditable)).toEqual([true, true, false, false]);
    expect([asked("preparing"), asked("sending")].map(isEditable)).toEqual([true, false]);
    expect([asked("preparing"), asked("sending")].map(isPreparing)).toEqual([true, false]);
  });
});
