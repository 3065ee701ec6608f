import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataFolder, processIdentity } from "@/server/process/data-folder";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "ombak-lock-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const lockFile = () => path.join(dir, "running.json");
const holder = () => JSON.parse(readFileSync(lockFile(), "utf8"));

describe("lockDataFolder", () => {
  it("refuses a second holder in one line and says where the first one runs", () => {
    lockDataFolder(dir, "http://localhost:3000");
    expect(() => lockDataFolder(dir, "http://localhost:3001")).toThrow(
      new RegExp(
        `^The site already runs on ${dir} \\(process ${process.pid}\\), at http://localhost:3000\\.$`,
      ),
    );
  });

  it("is free again after its release", () => {
    lockDataFolder(dir, "http://localhost:3000").release();
    expect(readdirSync(dir)).toEqual([]);
    lockDataFolder(dir, "http://localhost:3001");
    expect(holder().url).toBe("http://localhost:3001");
  });

  it("is not released by one that lost it", () => {
    const { release } = lockDataFolder(dir, "http://localhost:3000");
    writeFileSync(lockFile(), JSON.stringify({ ...holder(), token: "another" }));
    release();
    expect(holder().token).toBe("another");
  });

  /** Writes the lock of another holder, and takes the folder. */
  function takeOverFrom(other: { pid?: number; identity: string }) {
    writeFileSync(lockFile(), JSON.stringify({ ...other, token: "dead", url: "http://localhost:1" }));
    lockDataFolder(dir, "http://localhost:3000");
    expect(holder().pid).toBe(process.pid);
    expect(readdirSync(dir)).toEqual(["running.json"]);
  }

  it("takes the folder over from a holder that is dead", async () => {
    const child = spawn(process.execPath, ["-e", ""]);
    const identity = processIdentity(child.pid ?? 0) ?? "gone";
    await new Promise((resolve) => child.once("exit", resolve));
    takeOverFrom({ pid: child.pid, identity });
  });

  it("is not fooled by a stranger with the dead holder's number", () => {
    takeOverFrom({ pid: process.ppid, identity: "an earlier life" });
  });

  it("leaves nothing where the disk is full", () => {
    const program = `
      import("@/server/process/data-folder").then(({ lockDataFolder }) =>
        lockDataFolder(process.env.LOCKED, "http://localhost:3000")).catch(({ code }) => console.log(code));`;
    // No file may grow, as on a full disk.
    const run = spawnSync(
      "sh",
      ["-c", `ulimit -f 0 && exec "${process.execPath}" --import tsx -e '${program}'`],
      {
        env: {
          ...process.env,
          LOCKED: dir,
          TSX_TSCONFIG_PATH: "server/tsconfig.server.json",
          TSX_DISABLE_CACHE: "1",
        },
        encoding: "utf8",
      },
    );
    expect(run.stdout).toContain("EFBIG");
    expect(readdirSync(dir)).toEqual([]);
  });

  //
  it.each(["{", "[]", '{"pid": 1}', "\0\0\0"])("refuses a damaged file in one line: %j", (damaged) => {
    writeFileSync(lockFile(), damaged);
    expect(() => lockDataFolder(dir, "http://localhost:3000")).toThrow(
      /^\S+running\.json is damaged, so another site may run on \S+\. Stop that site, delete the file, then start again\.$/,
    );
    expect(readFileSync(lockFile(), "utf8")).toBe(damaged);
  });

  //
  it("refuses an empty file while the PostgreSQL of the folder runs", () => {
    const clusterDir = path.join(dir, "postgres");
    mkdirSync(clusterDir);
    // Stands for PostgreSQL by its arguments.
    const standIn = spawn(process.execPath, [
      "-e",
      "setTimeout(() => {}, 60000)",
      "postgres",
      "-D",
      clusterDir,
    ]);
    try {
      writeFileSync(path.join(clusterDir, "postmaster.pid"), `${standIn.pid}\n`);
      writeFileSync(lockFile(), "");
      expect(() => lockDataFolder(dir, "http://localhost:3000")).toThrow(`(process ${standIn.pid})`);
      expect(standIn.exitCode).toBeNull();
    } finally {
      standIn.kill();
    }
  });

  it("takes the folder over from a file that a power cut emptied", () => {
    writeFileSync(lockFile(), "");
    lockDataFolder(dir, "http://localhost:3000");
    expect(holder().pid).toBe(process.pid);
  });
});
