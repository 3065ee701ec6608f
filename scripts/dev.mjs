import { endWithNpm } from "./end-with-npm.mjs";
import { runServer } from "./run-server.mjs";

endWithNpm();
process.env.NODE_ENV = "development";
await runServer("dev.ts");
