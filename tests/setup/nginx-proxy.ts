import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findNginx } from "../../scripts/find-nginx.mjs";
import { freePort } from "../../server/process/free-port";

const template = path.resolve(import.meta.dirname, "../../deploy/nginx.conf.template");

/**
 * The shipped template with its braces filled in. An instance's name becomes an address of this machine, and
 * what nginx before 1.27.3 does not know of a free licence (`resolve`, with its `resolver`) is left out.
 */
function renderTemplate(port: number, origins: string[]): string {
  const text = readFileSync(template, "utf8");
  const servers = origins.map((origin) => new URL(origin).host);
  const rendered = text
    .replaceAll(/web-(\d):3000 resolve /g, (_, place) => `${servers[Number(place) - 1]} `)
    .replace(/^ *resolver .*\n/m, "")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/\$\{TRUST_PROXY\}/, "true");
  const left = /\$\{[A-Z]\w*\}|web-\d|\bresolve\b/.exec(rendered)?.[0];
  if (left) throw new Error(`${template} holds ${left}, which the tests do not fill in.`);
  return rendered;
}

export interface NginxProxy {
  url: string;
  errors: () => string;
  stop: () => Promise<void>;
}

/** nginx with the shipped template, in front of sites on this machine; it trusts `X-Forwarded-For`. */
export async function startNginxProxy(origins: string[]): Promise<NginxProxy> {
  const nginx = findNginx();
  if (!nginx) throw new Error("There is no nginx on this machine.");
  const dir = mkdtempSync(path.join(tmpdir(), "ombak-proxy-"));
  // Started as root, its workers read and write as another user.
  chmodSync(dir, 0o755);
  const port = await freePort("127.0.0.1");
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const errorLog = path.join(dir, "error.log");
  // Around the template, what the image's own nginx.conf says.
  const main = `daemon off; pid ${dir}/nginx.pid; error_log ${errorLog} warn; worker_processes auto;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; default_type application/octet-stream;
  ${kinds.map((kind) => `${kind}_temp_path ${dir}/${kind};`).join(" ")}
  include ${dir}/default.conf;
}`;
  writeFileSync(path.join(dir, "default.conf"), renderTemplate(port, origins));
  writeFileSync(path.join(dir, "nginx.conf"), main);
  const child = spawn(nginx, ["-p", dir, "-c", path.join(dir, "nginx.conf"), "-e", errorLog], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/api/health/live`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${printed}`);
    await sleep(50);
  }
  return {
    url,
    errors: () => readFileSync(errorLog, "utf8"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
