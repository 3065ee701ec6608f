import { test as base } from "./browser-test";
import { type OwnSite, ownSite } from "./own-site";

/** As `browser-test`, against a site of the file's own (`site`), whose lists no other file's tests change. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await ownSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

export { expect } from "./browser-test";
