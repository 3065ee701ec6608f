import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { completeEnv } from "@/lib/core/env";
import { countryFinder, countryOf, countryReader, isPublicAddress } from "@/server/http/visitor-country";

/** A request from an address. */
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

//
describe("a country lookup's answer", () => {
  it.each([
    ["ID", "ID"],
    ["ru\n", "RU"],
    ['{"country":"RU"}', "RU"],
    ['{"country":"Indonesia","country_code":"ID"}', "ID"],
    ['{"countryCode":"th"}', "TH"],
    ['{"country":"Thailand"}', null],
    ["<html>", null],
    ["null", null],
    ["", null],
  ])("%s → %s", (answer, country) => {
    expect(countryOf(answer)).toBe(country);
  });
});

describe("isPublicAddress", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "172.31.9.9",
    "169.254.169.254",
    "::1",
    "fe80::1",
    "fd00::1",
    "",
    "x",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(["5.255.255.5", "2a02:6b8::1"])("%s is", (address) => expect(isPublicAddress(address)).toBe(true));
});

describe("a visitor's country", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    completeEnv({ GEO_LOOKUP_URL: "", TRUST_PROXY: "" });
  });

  //
  it("asks no service for the country of a counted visit", async () => {
    const asked = vi.fn(async () => new Response("RU"));
    vi.stubGlobal("fetch", asked);
    completeEnv({ GEO_LOOKUP_URL: "https://example.com/{ip}" });
    // A public address that no country has.
    const nowhere = from("2003:ffff::1");
    expect((await countryReader())(nowhere)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(await (await countryFinder())(nowhere)).toBe("RU");
    expect(asked).toHaveBeenCalledOnce();
    expect((await countryReader())(from("5.255.255.5"))).toBe("RU");
  });

  it("is what a platform's header says, behind a trusted proxy alone", async () => {
    const named = from("5.255.255.5", { "cf-ipcountry": "th" });
    expect((await countryReader())(named)).toBe("RU");
    completeEnv({ TRUST_PROXY: "true" });
    expect((await countryReader())(named)).toBe("TH");
  });
});
