import { runServer } from "./run-server.mjs";

// What is measured starts as it does for everybody; see docs/performance.md.
process.env.NODE_ENV = "production";
await runServer(process.argv[2] === "data" ? "../bench/data.ts" : "../bench/main.ts");
