import { spawnSync } from "node:child_process";

/** Finds the command that runs nginx, or returns null. Debian installs nginx in a folder that only root's path contains. */
export function findNginx() {
  return ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0) ?? null;
}
