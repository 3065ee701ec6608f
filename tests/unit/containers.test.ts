import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { siteVariables } from "@/lib/core/env";

const root = resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const compose = read("docker-compose.yml");
const dockerfile = read("Dockerfile");
const nginx = read("deploy/nginx.conf.template");

/** The lines of a block of the compose file that begins with a line, up to the next of its depth. */
function block(head: string): string {
  const lines = compose.split("\n");
  const begin = lines.findIndex((line) => line.startsWith(head));
  expect(begin, head).toBeGreaterThanOrEqual(0);
  const depth = head.search(/\S/);
  const rest = lines.slice(begin + 1);
  const end = rest.findIndex((line) => line !== "" && line.search(/\S/) <= depth);
  return rest.slice(0, end < 0 ? undefined : end).join("\n");
}

function seconds(source: string | undefined, pattern: RegExp): number {
  const found = pattern.exec(source ?? "")?.[1];
  expect(found, String(pattern)).toBeDefined();
  return Number(found);
}

describe("the containers", () => {
  //
  it("give the site every variable that it reads, save those that the image itself settles", () => {
    const given = [...block("x-site:").matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name);
    const settled = ["PORT", "HOSTNAME", "DATA_DIR", "STORAGE_DIR", "NEXT_DIST_DIR", "NEXTAUTH_SECRET"];
    expect([...given, ...settled].toSorted()).toEqual(siteVariables.toSorted());
  });
  it("wait for the site's own end before they kill it", () => {
    const limit = seconds(read("server/process/lifecycle.ts"), /LIMIT_MS = (\d+)_000;/);
    expect(seconds(block("x-site:"), /^ {2}stop_grace_period: (\d+)s$/m)).toBeGreaterThan(limit);
  });
  it("take the database for ready when it answers by TCP, which the server that fills a new folder does not", () => {
    expect(block("  database:")).toMatch(/test: \[CMD, pg_isready, --host, 127\.0\.0\.1, /);
  });
  it("find an instance that was made anew: the proxy asks for every name again", () => {
    const servers = nginx.match(/^ {4}server .*$/gm) ?? [];
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/^ {4}server web-[12]:3000 resolve /);
    expect(nginx).toMatch(/^ {4}resolver \$\{NGINX_LOCAL_RESOLVERS\} /m);
  });
  it("fill in whatever stands in braces in the proxy's settings", () => {
    const named = new Set([...nginx.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
    // The image makes this one by itself when the other is set.
    expect([...named].toSorted()).toEqual(["NGINX_LOCAL_RESOLVERS", "TRUST_PROXY"]);
    expect(block("  proxy:")).toMatch(/^ {6}NGINX_ENTRYPOINT_LOCAL_RESOLVERS: "1"$/m);
    expect(block("  proxy:")).toMatch(/^ {6}TRUST_PROXY: /m);
    expect(block("  proxy:")).toContain(
      "./deploy/nginx.conf.template:/etc/nginx/templates/default.conf.template:ro",
    );
  });
  it("never mark an instance as failed because of a 503 or 429", () => {
    expect(nginx.match(/^ {4}server web-[12]:3000 resolve max_fails=0;$/gm)).toHaveLength(2);
    expect(nginx.match(/^ *proxy_next_upstream [^;]+;/gm)).toEqual([
      "    proxy_next_upstream error timeout;",
    ]);
  });
  it("bound what they log", () => {
    const services = block("services:").matchAll(/^ {2}([a-z0-9-]+):\n {4}image:/gm);
    const own = [...services].map(([, name]) => name);
    expect(own).toEqual(["database", "proxy", "pictures"]);
    for (const name of own) expect(block(`  ${name}:`)).toMatch(/^ {4}logging: \*logging$/m);
    expect(block("x-site:")).toMatch(/^ {2}logging: \*logging$/m);
    expect(block("x-logging:")).toMatch(/max-size: \d+m[\s\S]+max-file: "\d+"/);
  });
  it("know no secret of their own: the store of pictures refuses to start without one", () => {
    const defaults = [...compose.matchAll(/\$\{(\w*(?:SECRET|PASSWORD)\w*)(:[-?])([^}]*)\}/g)];
    expect(defaults.length).toBeGreaterThan(4);
    expect(defaults.filter(([, , how, value]) => how === ":-" && value !== "")).toEqual([]);
    expect(block("  pictures:")).toMatch(
      /if \[ "\$\$\{#AWS_SECRET_ACCESS_KEY\}" -lt 8 \]; then[\s\S]+exit 1/,
    );
  });
  it("run the site as nobody's root and build it without fetching a builder of their own", () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).not.toMatch(/^# syntax=/m);
  });
});
