import { scriptsOf } from "../../tests/setup/scripts-of.ts";
import type { BenchSite } from "../bench-site.ts";
import { asBrowsers, askOften } from "../load.ts";
import { rounded } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "Weight, brotli";
const limits = { html: 20_000, script: 135_500 } as const;
const lists = { home: "", list: "/tours", tour: "/tours", blogs: "/blogs", blog: "/blogs" };

async function sized(url: string): Promise<{ bytes: number; text: string }> {
  const response = await fetch(url, { headers: asBrowsers });
  return { bytes: Number(response.headers.get("content-length")), text: await response.text() };
}

/** Returns the heaviest page of the three languages. */
async function heaviest(site: BenchSite, list: string, detail: boolean) {
  let html = 0;
  let script = 0;
  for (const language of ["en", "id", "ru"]) {
    let url = `${site.url}/${language}${list}`;
    if (detail) {
      const { text } = await sized(url);
      url = site.url + (new RegExp(`href="(/${language}${list}/[^"?]+-\\d+)"`).exec(text)?.[1] ?? "");
    }
    const first = await sized(url);
    await askOften(url);
    let page = await sized(url);
    for (let tries = 0; tries < 40 && page.bytes >= first.bytes; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      page = await sized(url);
    }
    const sizes = await Promise.all(scriptsOf(page.text).map((source) => sized(site.url + source)));
    html = Math.max(html, page.bytes);
    script = Math.max(
      script,
      sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  }
  return { html, script };
}

export async function measureWeight(report: Report, site: BenchSite): Promise<void> {
  for (const [name, list] of Object.entries(lists)) {
    const { html, script } = await heaviest(site, list, name === "tour" || name === "blog");
    report.add(
      {
        aim,
        what: `${name}: HTML`,
        figure: rounded(html / 1000),
        unit: "KB",
        target: "≤ 20",
        met: html <= limits.html,
      },
      {
        aim,
        what: `${name}: script`,
        figure: rounded(script / 1000),
        unit: "KB",
        target: "≤ 135.5",
        met: script <= limits.script,
      },
    );
  }
}
