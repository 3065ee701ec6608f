import { vi } from "vitest";

/** Stops the clock at a moment in Phuket, such as `2026-11-30 23:59:59`. It runs again after each test. */
export function at(phuket: string): void {
  vi.useFakeTimers({ now: new Date(`${phuket.replace(" ", "T")}+07:00`), toFake: ["Date"] });
}
