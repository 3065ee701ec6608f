import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { isReservedAddress, ownPageAddress } from "@/lib/own-pages/address";
import { publicAddresses } from "@/lib/registry/addresses/public-addresses";
import { kindPaths } from "@/lib/tours/kinds";

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z-]+$/.test(entry.name))
    .map(({ name }) => name);

const ofAddresses = publicAddresses.flatMap(({ route }) => {
  const [, first = ""] = route.split("/");
  return first.startsWith("[") || first === "" ? [] : [first];
});

//
it.each([...new Set([...folders("app/[lang]"), ...ofAddresses, ...kindPaths, ...languages])])(
  "reserves the address %s, because the software has a page there",
  (address) => {
    expect(isReservedAddress(address)).toBe(true);
    const parts = { language: "en", pathname: `/en/${address}`, query: new URLSearchParams() } as const;
    expect(ownPageAddress.read({ ...parts, segments: { kind: address } })).toBeNull();
  },
);

it("leaves other addresses to the operator", () => {
  for (const address of ["our-boats", "tour", "kapal-2"]) expect(isReservedAddress(address)).toBe(false);
});
