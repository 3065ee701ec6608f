import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readDrafts, removeDraft, storeDraft } from "@/lib/core/browser/staff-storage";
import { draftsOf, parseDraft } from "@/lib/core/forms/draft";

const draft = { values: { a: "1" }, base: { a: "" }, updatedAt: null, savedAt: 1 };

/** A device's storage, as far as drafts use it. */
function fakeStorage(room: number) {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, text: string) {
      if (text.length > room) throw new DOMException("full", "QuotaExceededError");
      this[name] = text;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods);
}

describe("drafts on the device", () => {
  beforeEach(() => vi.stubGlobal("localStorage", fakeStorage(1_000)));
  afterEach(() => vi.unstubAllGlobals());

  //
  it("lie apart by record and by open form", () => {
    storeDraft("packages/1", "a", "one");
    storeDraft("packages/1", "b", "two");
    storeDraft("packages/12", "a", "other");
    expect(readDrafts("packages/1")).toEqual([
      ["a", "one"],
      ["b", "two"],
    ]);
    removeDraft("packages/1", "a");
    expect(readDrafts("packages/1")).toEqual([["b", "two"]]);
    expect(readDrafts("packages/12")).toHaveLength(1);
  });

  //
  it("are given up without a word where there is no room, or no storage", () => {
    expect(storeDraft("promos/new", "a", "x".repeat(2_000))).toBe(false);
    vi.stubGlobal("localStorage", undefined);
    expect(storeDraft("promos/new", "a", "x")).toBe(false);
    expect(readDrafts("promos/new")).toEqual([]);
  });

  it("are read newest first, and what is no draft is passed over", () => {
    const entries: [string, string][] = [
      ["old", JSON.stringify(draft)],
      ["broken", "{"],
      ["foreign", '{"values":[]}'],
      ["new", JSON.stringify({ ...draft, savedAt: 2, updatedAt: "2026-11-20T00:00:00.000Z", saveKey: "k" })],
    ];
    expect(draftsOf(entries).map(({ id }) => id)).toEqual(["new", "old"]);
    expect(draftsOf(entries)[0]).toMatchObject({ updatedAt: "2026-11-20T00:00:00.000Z", saveKey: "k" });
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });
});
