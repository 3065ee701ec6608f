import { spawn } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const module = path.resolve(import.meta.dirname, "../../scripts/end-with-npm.mjs");
const program = `
  import("${module}").then(({ endWithNpm }) => {
    endWithNpm();
    process.on("SIGTERM", () => { console.log("asked to end"); process.exit(0); });
    setInterval(() => {}, 1_000);
    console.log("runs");
  });`;

/** A program that a shell started, as npm does; the shell has more to do and waits for it. */
function startByShell(values: Record<string, string>) {
  const shell = spawn("sh", ["-c", `"$NODE" -e '${program}'; true`], {
    env: { ...process.env, npm_lifecycle_event: "", NODE: process.execPath, ...values },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let out = "";
  shell.stdout.on("data", (text) => {
    out += text;
  });
  return { shell, out: () => out };
}

const patient = { timeout: 15_000 };

it("ends a program of npm when the shell that started it is gone", async () => {
  const { shell, out } = startByShell({ npm_lifecycle_event: "start" });
  await expect.poll(out, patient).toContain("runs");
  shell.kill("SIGTERM");
  await expect.poll(out, patient).toContain("asked to end");
});

it("leaves a program alone that npm did not start", async () => {
  const { shell, out } = startByShell({});
  await expect.poll(out, patient).toContain("runs");
  shell.kill("SIGKILL");
  // Twice as long as it would look.
  await new Promise((done) => setTimeout(done, 1_500));
  expect(out()).not.toContain("asked to end");
  process.kill(-Number(shell.pid), "SIGTERM");
  await expect.poll(out, patient).toContain("asked to end");
});
