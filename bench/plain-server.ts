import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { OtherServer } from "./nginx.ts";

/**
 * Starts Node's own http server with only `body` and `headers`, as the baseline for the site's checks and
 * page cache.
 */
export async function startPlainServer(body: Buffer, headers: IncomingHttpHeaders): Promise<OtherServer> {
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-plain-"));
  const file = path.join(dir, "page.br");
  writeFileSync(file, body);
  const program = path.join(import.meta.dirname, "plain-server.mjs");
  const server = spawn(process.execPath, [program, file, JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(server.stdout, "data");
  return {
    origin: `http://127.0.0.1:${String(port).trim()}`,
    path: "/",
    async stop() {
      server.kill("SIGTERM");
      await once(server, "close");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
