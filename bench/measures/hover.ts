import { freePort } from "../../server/process/free-port.ts";
import { countingProxy } from "../../tests/setup/counting-proxy.ts";
import { benchSite } from "../bench-site.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";
import { countRenders, launchAsInstalled, untilStill } from "./visits.ts";

const aim = "Pages fetched ahead when a pointer rests on their links, 1440 px";
/** Milliseconds that the pointer rests. Browsers start to prefetch after 200. */
const rest = 600;

/** Rests the pointer on every card of a list, twice, and then opens the last card. */
export async function measureHover(report: Report): Promise<void> {
  const browser = await launchAsInstalled();
  if (!browser) return report.add({ aim, what: "there is no Chromium", figure: "-", unit: "" });
  const port = await freePort("127.0.0.1");
  const metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const site = await benchSite(0, { METRICS_PORT: String(port) });
  await untilStill(metricsUrl);
  const proxy = await countingProxy(site.url);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${proxy.url}/en/tours`);
  const links = await page.locator("main article a").all();
  const addresses = await Promise.all(links.map(async (link) => (await link.getAttribute("href")) ?? ""));
  // Warms the pages. The service worker requests the last one.
  for (const address of [...addresses, "/en/offline"]) await fetch(new URL(address, site.url));
  proxy.take();
  const before = await countRenders(metricsUrl);
  for (const link of [...links, ...links]) {
    await link.hover();
    await page.waitForTimeout(rest);
  }
  const ahead = proxy.take().filter((each) => each.ahead);
  const renders = (await countRenders(metricsUrl)) - before;
  await links.at(-1)?.click();
  await page.waitForURL(/-\d+$/);
  const requested = proxy.take().filter(({ kind, ahead }) => kind === "page" && !ahead).length;
  const bytes = ahead.map((each) => each.bytes);
  const sent = ahead.filter(({ status }) => status === 200).map(({ path }) => path);
  const twice = sent.length - new Set(sent).size;
  report.add(
    {
      aim,
      what: `${links.length * 2} rests on ${links.length} links: requests for documents`,
      figure: ahead.length,
      unit: "",
    },
    // The browser holds two prefetched pages at a time. For others it asks again and gets a 304 without a
    // body.
    { aim, what: "the same document sent again", figure: twice, unit: "", target: "0", met: twice === 0 },
    { aim, what: "renders on a warm cache", figure: renders, unit: "", target: "0", met: renders === 0 },
    {
      aim,
      what: "the largest document",
      figure: rounded(Math.max(0, ...bytes) / 1000),
      unit: "KB",
      target: "≤ 25",
      met: bytes.every((each) => each <= 25_000),
    },
    {
      aim,
      what: "documents that the click then asks for",
      figure: requested,
      unit: "",
      target: "0",
      met: requested === 0,
    },
  );
  proxy.close();
  await browser.close();
  await site.stop();
}
