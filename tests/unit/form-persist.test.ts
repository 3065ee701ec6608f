import { describe, expect, it, vi } from "vitest";
import { persist, SaveStopped } from "@/components/admin/form/persist";
import { ApiError } from "@/lib/api/client";

const [ended, stale] = [new ApiError(401, "Unauthorized"), new ApiError(409, "Sudah diubah")];

/** Gives or throws one outcome after the other. */
function inTurn<T>(...outcomes: (T | Error)[]) {
  return vi.fn(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome as T;
  });
}

describe("persist", () => {
  it("sends once where nothing is in the way", async () => {
    const send = inTurn({ id: 1 });
    const [settle, signIn] = [inTurn(true), inTurn(true)];
    expect(await persist({ send, settle, signIn })).toEqual({ id: 1 });
    expect([send, settle, signIn].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it("goes on after as many sign-ins and merges as it takes, wherever the session ends", async () => {
    const send = inTurn<unknown>(ended, ended, stale, ended, { id: 1 });
    const settle = inTurn<boolean>(ended, false);
    const signIn = inTurn(true, true, true, true);
    expect(await persist({ send, settle, signIn })).toEqual({ id: 1 });
    expect([send, settle, signIn].map(({ mock }) => mock.calls.length)).toEqual([5, 2, 4]);
  });

  it("is done where a lost answer had already saved everything", async () => {
    const send = inTurn<unknown>(stale);
    expect(await persist({ send, settle: inTurn(true), signIn: inTurn(true) })).toBeUndefined();
  });

  it("stops, asking once, where the person does not sign in or puts the merge off", async () => {
    const signIn = inTurn(false);
    await expect(persist({ send: inTurn(ended), settle: inTurn(true), signIn })).rejects.toThrow(SaveStopped);
    expect(signIn).toHaveBeenCalledTimes(1);
    const settle = inTurn<boolean>(new SaveStopped("Sudah diubah"));
    await expect(persist({ send: inTurn(stale), settle, signIn })).rejects.toThrow("Sudah diubah");
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it("hands any other failure on", async () => {
    const lost = new TypeError("Failed to fetch");
    await expect(persist({ send: inTurn(lost), settle: inTurn(true), signIn: inTurn(true) })).rejects.toBe(
      lost,
    );
  });
});
