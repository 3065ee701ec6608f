import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWithin, networkOf, parseAddress, parseRanges } from "@/lib/core/ip-address";

describe("an address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:5678", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:0DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s is %s", (text, address) => expect(parseAddress(text)).toBe(address));

  it.each([
    "",
    "unknown",
    "_hidden",
    "1.2.3",
    "10",
    "0x7f.1",
    "1.2.3.4:x",
    "1.2.3.4:123456",
    "[1.2.3.4",
    "a:b",
  ])("%j is none", (text) => expect(parseAddress(text)).toBeNull());

  it("has one spelling, with or without a port", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), fc.nat(65_535), (four, six, port) => {
        expect(parseAddress(`${four}:${port}`)).toBe(parseAddress(four));
        expect(parseAddress(`::ffff:${four}`)).toBe(parseAddress(four));
        const known = parseAddress(six) ?? "";
        expect(parseAddress(`[${six}]:${port}`)).toBe(known);
        expect(parseAddress(known)).toBe(known);
      }),
    );
  });
});

describe("the network that counts as one visitor", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::"],
    ["2001:db8::1", "2001:db8:0:0::"],
    ["::1", "0:0:0:0::"],
    ["fe80::1%eth0", "fe80:0:0:0::"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => expect(networkOf(address)).toBe(network));
});

describe("ranges", () => {
  it.each([
    ["10.0.0.0/8", "10.1.2.3", true],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "11.1.2.3", false],
    ["192.0.2.1", "192.0.2.1", true],
    ["192.0.2.1", "192.0.2.2", false],
    ["2001:db8::/32, 192.0.2.0/24", "192.0.2.200", true],
    ["2001:db8::/32, 192.0.2.0/24", "2001:db8:ffff::1", true],
    ["2001:db8::/32", "203.0.113.7", false],
    ["loopback", "127.0.0.1", true],
    ["loopback", "::1", true],
    ["private", "172.18.0.1", true],
    ["private", "fd00::1", true],
    ["loopback,private", "203.0.113.7", false],
    ["private", "unknown", false],
  ])("%s hold %s: %s", (text, address, held) => {
    expect(isWithin(address, parseRanges(text) ?? [])).toBe(held);
  });

  it.each([
    "",
    "yes",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "::/0",
    "10.0.0.0/",
    "10.0.0.0/8,",
    "localhost",
    "::ffff:10.0.0.0/104",
  ])("%j are none", (text) => expect(parseRanges(text)).toBeNull());
});
