import { createTidePredictor, type TidePrediction } from "@neaps/tide-predictor";
import { LRUCache } from "lru-cache";
import { momentInZone } from "../calendar/days";
import { dayMs, hourMs, minuteMs } from "../durations";
import { sharedState } from "../shared-state";
import type { StationCode } from "./station-codes";
import { tideStations } from "./stations";

/** A high or low water. */
export interface TideTurn {
  kind: "high" | "low";
  /** Minutes since midnight in the operator's zone; below 0 and from 1,440 on for the turns before and after the day. */
  minute: number;
  /** Metres above the zero of the station. */
  level: number;
}

const turnsOfDays = sharedState("tide-days", () => new LRUCache<string, TideTurn[]>({ max: 4_000 }));

const predictors = sharedState("tide-predictors", () => new Map<StationCode, TidePrediction>());

function predictorOf(station: StationCode): TidePrediction {
  const known = predictors.get(station);
  if (known) return known;
  const { constituents, mean } = tideStations[station];
  const predictor = createTidePredictor(constituents, { offset: mean });
  predictors.set(station, predictor);
  return predictor;
}

/** A day of some stations has only one high and one low water, so the turns around a day are found within so many hours. */
const around = 26 * hourMs;

/** Metres. A rise or a fall that is smaller is no turn that a guest could see. */
const leastRange = 0.05;

/** Leaves out turns that are too small, and then the lower of two high waters or the higher of two low waters that follow each other. */
function visibleTurns(turns: readonly TideTurn[]): TideTurn[] {
  const kept: TideTurn[] = [];
  for (const turn of turns) {
    const before = kept.at(-1);
    const isSmall = before && before.kind !== turn.kind && Math.abs(before.level - turn.level) < leastRange;
    if (isSmall && kept.length > 1) kept.pop();
    const last = kept.at(-1);
    if (last?.kind !== turn.kind) kept.push(turn);
    else if (turn.level > last.level === (turn.kind === "high")) kept.splice(-1, 1, turn);
  }
  return kept;
}

function findTurns(station: StationCode, day: string): TideTurn[] {
  const midnight = momentInZone(day, "00:00");
  const [start, end] = [new Date(midnight - around), new Date(midnight + dayMs + around)];
  return visibleTurns(
    predictorOf(station)
      .getExtremesPrediction({ start, end })
      .map(({ time, level, high }) => ({
        kind: high ? "high" : "low",
        minute: Math.round((time.getTime() - midnight) / minuteMs),
        level,
      })),
  );
}

/** Returns the high and low waters of a day, with those that surround the day. */
export function tideTurns(station: StationCode, day: string): TideTurn[] {
  const key = `${station}:${day}`;
  const known = turnsOfDays.get(key) ?? findTurns(station, day);
  turnsOfDays.set(key, known);
  return known;
}

/** True for a turn of the day itself. */
export function isOfDay({ minute }: TideTurn): boolean {
  return minute >= 0 && minute < 1_440;
}
