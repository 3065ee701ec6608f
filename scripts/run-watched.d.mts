import type { ChildProcess, SpawnOptions } from "node:child_process";

export interface WatchedOptions extends Pick<SpawnOptions, "cwd" | "env"> {
  /** Milliseconds without output and work after which the program counts as hanging; 120,000 by itself. */
  silenceMs?: number;
  print: (text: string, isError: boolean) => void;
  started: (child: ChildProcess) => void;
  repeated: (seconds: number) => void;
}

export function runWatched(args: string[], options: WatchedOptions): Promise<number | null>;
