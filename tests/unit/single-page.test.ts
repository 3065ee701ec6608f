import { expect, it } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { fixedAddress, fixedPage } from "@/lib/core/pages/address";
import { countingAddress } from "@/lib/figures/address";
import { singlePageMetadata, singlePageOgImage } from "@/lib/seo/single-page";

it.each(languages)("the head and the picture of a single page are made of its words: %s", (language) => {
  const { title, lead } = messagesOf(language, "counting");
  const head = singlePageMetadata(countingAddress, fixedPage(countingAddress), language);
  expect(head).toMatchObject({ title: { absolute: expect.stringContaining(title) }, description: lead });
  expect(JSON.stringify(head.openGraph)).toContain(`/og/page/counting-${language}-`);
  expect(singlePageOgImage(countingAddress, language)).toMatchObject({ of: "page/counting", title });
});

it("an address without words has no picture and no head of its own", () => {
  const address = fixedAddress("/about");
  expect(singlePageOgImage(address, "en")).toBeNull();
  expect(() => singlePageMetadata(address, fixedPage(address), "en")).toThrow("/about");
});
