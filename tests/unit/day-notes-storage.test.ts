import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetDayNotes, prepareDayNotes, readDayNotes } from "@/lib/core/browser/day-notes-storage";

const notes = { order: null, water: { text: "The sun rises at 06:21.", curve: null } };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

//
it("stores the notes of a day for each tour and language", () => {
  prepareDayNotes(1, "2027-03-06", "en")(notes);
  expect(readDayNotes(1, "2027-03-06", "en")).toEqual(notes);
  expect(readDayNotes(1, "2027-03-06", "ru")).toBeNull();
  expect(readDayNotes(2, "2027-03-06", "en")).toBeNull();
});

//
it("does not store notes that arrive after the visitor has had them forgotten", () => {
  const store = prepareDayNotes(1, "2027-03-06", "en");
  forgetDayNotes();
  store(notes);
  expect(readDayNotes(1, "2027-03-06", "en")).toBeNull();
  prepareDayNotes(1, "2027-03-06", "en")(notes);
  expect(readDayNotes(1, "2027-03-06", "en")).toEqual(notes);
});
