import { runServer } from "./run-server.mjs";

process.env.NODE_ENV = "development";
await runServer("dev.ts");
