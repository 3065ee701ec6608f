import { fileURLToPath } from "node:url";
import { supervise } from "./supervise.mjs";

/** `npm start`: the site in a process of its own, which is started again when it crashes. */
process.exit(await supervise(fileURLToPath(new URL("start-site.mjs", import.meta.url))));
