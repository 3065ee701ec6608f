import { describe, expect, it } from "vitest";
import { countryOf, isPublicAddress } from "@/server/http/visitor-country";

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
