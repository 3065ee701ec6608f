import { freePort } from "@/server/process/free-port";
import { test as base } from "./browser-test";
import { type OwnSite, ownSite } from "./own-site";

/**
 * Extends `browser-test` with a site of the worker's own (`site`), whose pages no test of the shared site sees. The files of a
 * worker share the site one after the other: they leave its lists filled, and its first tours and its settings usable. A file
 * that leaves more behind gives its name as `siteOf`, and gets a worker and a site that no other file uses. `beforeAll` runs
 * once with `mode: "default"`, and otherwise once for each group of tests.
 */
export const test = base.extend<object, { site: OwnSite; siteOf: string }>({
  siteOf: ["", { scope: "worker", option: true }],
  site: [
    async ({ siteOf: _file }, use) => {
      const port = await freePort("127.0.0.1");
      const site = await ownSite({ METRICS_PORT: String(port) });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

export { expect } from "./browser-test";
