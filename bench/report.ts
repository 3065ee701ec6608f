import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { loader } from "./load.ts";

export interface Figure {
  /** The row of the table in docs/performance.md. */
  aim: string;
  what: string;
  figure: number | string;
  unit: string;
  /** The aim, in words. */
  target?: string;
  /** Whether the aim is reached. Absent if there is no aim. */
  met?: boolean;
}

export interface Report {
  add(...figures: Figure[]): void;
  /** Prints the results and writes them to `file`. */
  finish(file: string): void;
}

function machine() {
  const [cpu] = cpus();
  return {
    cpu: cpu?.model ?? "unknown",
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.version,
    loader,
    at: new Date().toISOString(),
  };
}

function line({ what, figure, unit, target = "", met }: Figure): string {
  const mark = met === undefined ? " " : met ? "✓" : "✗";
  return `${mark} ${what.padEnd(52)} ${`${figure} ${unit}`.padStart(16)}   ${target}`;
}

export function startReport(): Report {
  const figures: Figure[] = [];
  return {
    add(...added) {
      for (const each of added) {
        if (figures.at(-1)?.aim !== each.aim) console.log(`\n${each.aim}`);
        figures.push(each);
        console.log(line(each));
      }
    },
    finish(file) {
      const on = machine();
      const missed = figures.filter(({ met }) => met === false).length;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ machine: on, figures }, null, 2)}\n`);
      console.log(`\n${on.cpu}, ${on.cores} cores, ${on.memory}, Node ${on.node}, load by ${on.loader}`);
      console.log(`${missed} aims missed; all figures in ${file}`);
    },
  };
}
