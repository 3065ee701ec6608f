import { benchSite } from "./bench-site.ts";
import { measureBusyHour } from "./measures/busy-hour.ts";
import { measureCachedPage } from "./measures/cached-page.ts";
import { measureEventToPaint } from "./measures/event-to-paint.ts";
import { measureLighthouse } from "./measures/lighthouse.ts";
import { measureMemory } from "./measures/memory.ts";
import { measurePictures } from "./measures/pictures.ts";
import { measureRenderedSearch } from "./measures/rendered-search.ts";
import { measureSave } from "./measures/save.ts";
import { measureSizes } from "./measures/sizes.ts";
import { measureStart } from "./measures/start.ts";
import { measureUpload } from "./measures/upload.ts";
import { measureWeight } from "./measures/weight.ts";
import { startReport } from "./report.ts";

// All aims of docs/performance.md in one run: `npm run bench`, about twenty minutes; `-- --quick`, about five.
const quick = process.argv.includes("--quick");
const report = startReport();

const site = await benchSite(0);
await measureWeight(report, site);
await measureCachedPage(report, site, quick);
await measurePictures(report, site, quick);
await measureSave(report, site, quick);
await measureUpload(report, site, quick);
await measureMemory(report, site, quick);
await measureBusyHour(report, site, quick);
await measureEventToPaint(report, site, quick);
await site.stop();

const thousand = await benchSite(1_000);
await measureRenderedSearch(report, thousand, quick);
await thousand.stop();
await measureStart(report);

const again = await benchSite(0);
await measureLighthouse(report, again, quick);
await again.stop();
if (!quick) await measureSizes(report);

report.finish(".bench/figures.json");
process.exit(0);
