import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openConnection } from "../setup/open-connection";
import { ownSite } from "../setup/own-site";
import { probed, wish } from "../setup/wish";

const settings = { ...probed, LOG_LEVEL: "fatal" };

/** The process that serves, by the lock of its data folder. */
function serverOf(dataDir: string): number {
  return JSON.parse(readFileSync(path.join(dataDir, "running.json"), "utf8")).pid;
}

for (const [name, kind, message] of [
  ["an error that nobody caught", "throw", "an error that a test provoked"],
  ["a rejection that nobody handled", "reject", "a rejection that a test provoked"],
] as const) {
  //
  test(`${name} ends the process with its line in the log, and what is under way is answered`, async () => {
    const own = await ownSite(settings);
    await own.send("/en");
    await own.send("/admin");
    await own.send("/api/packages");
    const login = JSON.stringify({ username: "nobody", password: "salah" });
    const { socket, received } = openConnection(own.url);
    socket.write(
      `POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await expect.poll(received).toContain("100 Continue");
    void wish(own.child, kind);
    await expect.poll(() => own.output.out).toContain('"level":60');
    socket.write(login);
    expect(await own.ended).toBe(1);
    expect(received()).toMatch(/^HTTP\/1.1 401/m);
    const lines = own.output.out.split("\n").filter((line) => line.startsWith("{"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 60, err: { message } });
    await own.stop();
  });
}

//
test("npm start is up again at its address after a crash, with its data, and ends with 0 on request", async () => {
  const own = await ownSite(settings, { command: "start" });
  const first = serverOf(own.dataDir);
  expect(first).not.toBe(own.pid);
  const before = await (await own.send("/api/packages?per_page=5")).json();
  process.kill(first, "SIGUSR2");
  await expect
    .poll(() => own.output.error)
    .toContain("The site ended with code 1; it is started again in 0.5 s.");
  const again = () =>
    own.send("/api/packages?per_page=5").then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(again, { timeout: 30_000 }).toBe(200);
  expect(serverOf(own.dataDir)).not.toBe(first);
  expect(await (await own.send("/api/packages?per_page=5")).json()).toEqual(before);
  expect(await own.stop()).toBe(0);
  await expect(own.send("/en")).rejects.toThrow();
});

test("the site ends with the process that would start it again", async () => {
  const own = await ownSite(settings, { command: "start" });
  own.child.kill("SIGKILL");
  await own.ended;
  await expect(own.send("/en")).rejects.toThrow();
  await own.stop();
});
