import { benchSite } from "./bench-site.ts";

// Starts a site with many tours to look at: `npm run bench:data [tours]`. Ctrl-C ends the program.
const tours = Number(process.argv[3] ?? 100_000);
if (!Number.isInteger(tours) || tours < 0)
  throw new RangeError("The number of tours must be a whole number from 0.");
const site = await benchSite(tours);
console.log(`${tours} tours at ${site.url}, data in ${site.dataDir}`);
process.once("SIGINT", () => site.stop().then(() => process.exit(0)));
process.once("SIGTERM", () => site.stop().then(() => process.exit(0)));
