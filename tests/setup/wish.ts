import type { ChildProcess } from "node:child_process";

/** The environment of a site whose process does what tests wish. */
export const probed = { NODE_OPTIONS: "--import ./tests/setup/probe.mjs" };

/** Has a process with the probe do something; gives what came of it. */
export function wish(child: ChildProcess, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = (message: { wish?: string; granted?: unknown }) => {
      if (message.wish !== name) return;
      child.off("message", hear);
      resolve(message.granted);
    };
    child.on("message", hear);
    child.send(name);
  });
}
