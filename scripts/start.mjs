import { fileURLToPath } from "node:url";
import { endWithNpm } from "./end-with-npm.mjs";
import { supervise } from "./supervise.mjs";

endWithNpm();
/** `npm start`: the site in a process of its own, which is started again when it crashes. */
process.exit(await supervise(fileURLToPath(new URL("start-site.mjs", import.meta.url))));
