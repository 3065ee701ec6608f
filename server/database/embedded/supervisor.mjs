// Runs PostgreSQL and stops it when standard input closes with the parent. Ctrl-C does not reach this process group.
import { spawn } from "node:child_process";
import { openSync } from "node:fs";

const { command, args, credentials, logFile } = JSON.parse(process.argv[2] ?? "");
const FAST_SHUTDOWN = "SIGINT";
const IMMEDIATE_SHUTDOWN = "SIGQUIT";
const FAST_SHUTDOWN_TIMEOUT_MS = 8000;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

const log = openSync(logFile, "a", 0o600);
const server = spawn(command, args, { ...credentials, cwd: "/", stdio: ["ignore", log, log] });

server.on("error", () => process.exit(1));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function stop() {
  server.kill(FAST_SHUTDOWN);
  setTimeout(() => server.kill(IMMEDIATE_SHUTDOWN), FAST_SHUTDOWN_TIMEOUT_MS).unref();
}

process.stdin.on("end", stop).on("error", stop).resume();
