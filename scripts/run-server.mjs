import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkNode } from "./check-node.mjs";
import { installPackages } from "./install-packages.mjs";

function fail(error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/**
 * Runs a TypeScript program of `server/` in this process, with everything it needs installed; not so
 * where `SITE_PACKAGES` is `fixed`: in an image, where nothing but what runs is there.
 */
export async function runServer(program) {
  checkNode();
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  if (existsSync(".env")) process.loadEnvFile(".env");
  if (process.env.SITE_PACKAGES !== "fixed")
    await installPackages((line) => console.log(`packages    ${line}`)).catch(fail);
  const { register } = await import("tsx/esm/api");
  register({ tsconfig: "tsconfig.server.json" });
  await import(new URL(`../server/${program}`, import.meta.url).href);
}
