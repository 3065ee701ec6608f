import type { ChildProcess } from "node:child_process";

/** The environment of a site whose process does what tests wish. */
export const probed = { NODE_OPTIONS: "--import ./tests/setup/probe.mjs" };

/** Sends a named wish to a process with the probe, and resolves with the result. */
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
