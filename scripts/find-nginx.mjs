import { spawnSync } from "node:child_process";

/** The command that runs nginx, null where there is none; Debian's lies where only root's path leads. */
export function findNginx() {
  return ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0) ?? null;
}
