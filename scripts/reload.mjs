import { runServer } from "./run-server.mjs";

process.env.NODE_ENV = "production";
await runServer("reload.ts");
