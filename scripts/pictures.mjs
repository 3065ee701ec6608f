import { runServer } from "./run-server.mjs";

await runServer("../scripts/pictures.ts");
