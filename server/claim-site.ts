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

async function takePort({ HOSTNAME, PORT }: Env) {
  try {
    return await freePort(HOSTNAME, PORT);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    const reason = code === "EADDRINUSE" ? "another program listens there" : String(code);
    throw new StartProblem(`PORT ${PORT} on ${HOSTNAME} cannot be used: ${reason}.`);
  }
}

/** Reads the environment and takes the data folder and the port for this process, or says why not. */
export async function claimSite(): Promise<Env> {
  const { HOSTNAME, PORT, DATA_DIR, SITE_URL } = readEnv();
  const dataDir = path.resolve(DATA_DIR);
  const { release } = lockDataFolder(dataDir, PORT === 0 ? "a free port" : `http://localhost:${PORT}`);
  process.on("exit", release);
  const port = await takePort(readEnv());
  const siteUrl = PORT === 0 ? SITE_URL.replace(/:0$/, `:${port}`) : SITE_URL;
  completeEnv({ DATA_DIR: dataDir, HOSTNAME, PORT: String(port), SITE_URL: siteUrl });
  return readEnv();
}
