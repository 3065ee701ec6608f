import { describe, expect, it } from "vitest";
import { FairQueue } from "@/server/admission/fair-queue";
import { createStaffSessions } from "@/server/admission/staff-sessions";

const staff = { cookie: "next-auth.session-token=real" };
const stranger = (n: number) => ({ cookie: `next-auth.session-token=made-up-${n}` });
const visitor = (n = 0) => ({ address: `10.0.${n >> 8}.${n & 255}` });

/** Staff sessions on a clock, whose look-ups are counted and end when the test says so. */
function stage({ held = false } = {}) {
  const state = { time: 0, asked: 0, ended: false, away: false };
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const isStaff = createStaffSessions(
    async (headers) => {
      state.asked += 1;
      if (state.away) throw new Error("the database is away");
      const isReal = headers.get("cookie") === staff.cookie && !state.ended;
      if (!isReal && held) await gate;
      return isReal ? {} : null;
    },
    new FairQueue({ atOnce: 2, maxWaiting: 60, maxWaitingOfOne: 6 }),
    () => state.time,
  );
  return { state, isStaff, open };
}

describe("the lane of staff", () => {
  //
  it("follows a session that exists, never a made-up one", async () => {
    const { isStaff } = stage();
    expect(await isStaff(staff, visitor())).toBe(true);
    expect(await isStaff(stranger(1), visitor())).toBe(false);
    expect(await isStaff({ authorization: "Bearer none" }, visitor())).toBe(false);
  });

  it("remembers a session, and looks it up again behind the answer", async () => {
    const { state, isStaff } = stage();
    await isStaff(staff, visitor());
    await isStaff(staff, visitor());
    expect(state.asked).toBe(1);
    state.time = 60_000;
    state.ended = true;
    expect(await isStaff(staff, visitor())).toBe(true);
    await expect.poll(() => isStaff(staff, visitor())).toBe(false);
  });

  it("is found by one look-up for requests that arrive together", async () => {
    const { state, isStaff } = stage();
    const together = await Promise.all(Array.from({ length: 20 }, () => isStaff(staff, visitor())));
    expect(together).toEqual(Array(20).fill(true));
    expect(state.asked).toBe(1);
  });

  //
  it("is open to staff while strangers fill all look-ups", async () => {
    const { state, isStaff, open } = stage({ held: true });
    await isStaff(staff, visitor());
    const strangers = Array.from({ length: 300 }, (_, n) => isStaff(stranger(n), visitor(n)));
    await expect.poll(() => state.asked).toBe(3);
    state.time = 60_000;
    expect(await isStaff(staff, visitor())).toBe(true);
    open();
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([false]));
    expect(state.asked).toBeLessThan(100);
  });

  it("takes nobody in whose session cannot be looked up, and says so", async () => {
    const { state, isStaff } = stage();
    state.away = true;
    await expect(isStaff(staff, visitor())).rejects.toThrow("the database is away");
  });

  it("keeps a request whose twin has hung up before the look-up", async () => {
    const { isStaff } = stage();
    const hungUp = isStaff(staff, { ...visitor(), gone: AbortSignal.abort() });
    expect(await Promise.all([hungUp, isStaff(staff, visitor())])).toEqual([false, false]);
  });
});
