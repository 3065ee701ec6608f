import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "@/components/ui/icon-names";

//
it("every icon stands in the file that the pages draw from, and no other", () => {
  const file = readFileSync("components/ui/icons.svg", "utf8");
  const drawn = [...file.matchAll(/<symbol id="([^"]+)" viewBox="[\d. -]+">/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual(Object.values(iconNames).flat().toSorted());
});
