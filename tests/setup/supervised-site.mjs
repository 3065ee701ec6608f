import { fileURLToPath } from "node:url";
import { supervise } from "../../scripts/supervise.mjs";

const site = fileURLToPath(new URL("crashing-site.mjs", import.meta.url));
const firstPause = Number(process.env.FIRST_PAUSE ?? 10);
process.exit(await supervise(site, [], { mostCrashes: 2, within: 60_000, firstPause, laterPause: 10 }));
