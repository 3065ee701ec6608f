import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../server/process/free-port.ts";
import { hasProgram } from "./load.ts";

export interface OtherServer {
  origin: string;
  path: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with one worker per core, serving `body` unchanged. Returns null if nginx is not installed.
 */
export async function startNginx(body: Buffer): Promise<OtherServer | null> {
  if (!(await hasProgram("nginx"))) return null;
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-nginx-"));
  // nginx that is started as root reads files as another user.
  chmodSync(dir, 0o755);
  const port = await freePort("127.0.0.1");
  writeFileSync(path.join(dir, "page.br"), body);
  const config = path.join(dir, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log; worker_processes auto;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
  types { } default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${dir}; add_header Content-Encoding br; }
}`,
  );
  const nginx = spawn("nginx", ["-c", config, "-p", dir], { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => nginx.once("close", () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`${origin}/page.br`, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    path: "/page.br",
    async stop() {
      nginx.kill("SIGTERM");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
