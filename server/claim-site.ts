import path from "node:path";
import { completeEnv, type Env, env } from "@/lib/env.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import { freePort } from "./free-port.ts";
import { StartProblem } from "./start-problem.ts";

function readEnv(): Env {
  try {
    return env();
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

async function takePort(hostname: string, port: number) {
  try {
    return await freePort(hostname, port);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EADDRINUSE" ? "another program listens there" : String(code);
    throw new StartProblem(`PORT ${port} on ${hostname} cannot be used: ${reason}.`);
  }
}

/** Reads the environment and takes the data folder and the port for this process, or says why not. */
export async function claimSite(): Promise<Env> {
  const { HOSTNAME, PORT, DATA_DIR, SITE_URL } = readEnv();
  const dataDir = path.resolve(DATA_DIR);
  const port = PORT === 0 ? await takePort(HOSTNAME, PORT) : PORT;
  // Before a fixed port is tried: a running site holds both, and the folder says more about it.
  const { release } = lockDataFolder(dataDir, `http://localhost:${port}`);
  process.on("exit", release);
  await takePort(HOSTNAME, port);
  completeEnv({
    DATA_DIR: dataDir,
    HOSTNAME,
    PORT: String(port),
    SITE_URL: SITE_URL.replace(/:0$/, `:${port}`),
  });
  return readEnv();
}
