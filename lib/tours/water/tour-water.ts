import "server-only";
import { isStation, type StationCode, type TideChoice } from "../../core/tides/station-codes";
import { tideStations } from "../../core/tides/stations";
import { type SunTimes, sunTimes } from "../../core/tides/sun-day";
import { type TideTurn, tideTurns } from "../../core/tides/tide-day";
import type { BestWater } from "../facts/codes";
import type { Tour } from "../schema";

interface TimedTour {
  duration_minutes: number | null;
  itineraries: readonly { day: number; activities: readonly { time: string }[] }[];
}

/** Minutes since midnight between which a tour is under way on its first day. */
interface TourHours {
  from: number;
  until: number;
}

function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Reads the hours of a tour from the times of its itinerary, and its end from the duration where that is later. Null without times. */
export function tourHours({ duration_minutes, itineraries }: TimedTour): TourHours | null {
  const first = itineraries.toSorted((one, other) => one.day - other.day)[0]?.activities ?? [];
  const minutes = first.flatMap(({ time }) => minuteOf(time) ?? []);
  if (minutes.length === 0) return null;
  const from = Math.min(...minutes);
  const until = Math.max(...minutes, from + (duration_minutes ?? 0));
  return until > from ? { from, until: Math.min(until, 1_439) } : null;
}

type WateredTour = Pick<Tour, "facts" | "stops" | "itineraries" | "duration_minutes">;

interface Point {
  lat: number;
  lon: number;
}

/** Kilometres from the station within which its sun and its water are those of a tour. */
const reach = 250;

function kilometres(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const east = (one.lon - other.lon) * Math.cos(((one.lat + other.lat) / 2) * radians);
  return Math.hypot(one.lat - other.lat, east) * 111.2;
}

function stopPoints({ stops }: WateredTour): Point[] {
  return stops.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }]));
}

function isByBoat({ facts: { vessel, sea } }: WateredTour): boolean {
  return (vessel !== undefined && vessel !== "none") || sea === "sheltered" || sea === "open";
}

/** Where the sun of a tour is computed, and the station of its water. */
interface TourSky {
  place: Point;
  /** Null for a tour on land, and for a site far from all stations. */
  station: StationCode | null;
}

/**
 * Returns the place and the station of a tour. Null on a site that has chosen nothing, and for a tour all of whose places are far from
 * the chosen station.
 */
function tourSky(tour: WateredTour, chosen: TideChoice): TourSky | null {
  if (chosen === null) return null;
  const points = stopPoints(tour);
  if (!isStation(chosen)) return points[0] ? { place: points[0], station: null } : null;
  const place = tideStations[chosen];
  if (points.length > 0 && points.every((point) => kilometres(point, place) > reach)) return null;
  return { place, station: isByBoat(tour) ? chosen : null };
}

/** Whether the pages of a tour show tides, whose source the footer then names. */
export function hasTides(tour: WateredTour, chosen: TideChoice): boolean {
  return (tourSky(tour, chosen)?.station ?? null) !== null;
}

/** True if high or low water, as the tour states, falls into its hours on a day. */
function hasBestWater(tour: WateredTour, turns: readonly TideTurn[]): boolean {
  const hours = tourHours(tour);
  return turns.some(
    ({ kind, minute }) =>
      hours !== null && kind === tour.facts.best_water && minute >= hours.from && minute <= hours.until,
  );
}

/** Sun and water on a day of a tour. */
export interface TourWater {
  sun: SunTimes;
  /** The turns of the water with those around the day. Null for a tour without a station. */
  tide: { station: string; turns: TideTurn[] } | null;
  /** The water around which the tour is best, if it falls into the hours of the tour. */
  best: BestWater | null;
}

/** Returns sun and water on a day of a tour. Null where the site shows none. */
export function tourWater(tour: WateredTour, chosen: TideChoice, day: string): TourWater | null {
  const sky = tourSky(tour, chosen);
  const sun = sky && sunTimes(sky.place, day);
  if (!sun) return null;
  if (sky.station === null) return { sun, tide: null, best: null };
  const turns = tideTurns(sky.station, day);
  const best = hasBestWater(tour, turns) ? (tour.facts.best_water ?? null) : null;
  return { sun, tide: { station: tideStations[sky.station].name, turns }, best };
}

/** Returns the test of the days whose best water falls into the hours of the tour. Null for a tour without such days. */
export function bestWaterDays(tour: WateredTour, chosen: TideChoice): ((day: string) => boolean) | null {
  if (!tour.facts.best_water || !tourHours(tour)) return null;
  const station = tourSky(tour, chosen)?.station;
  return station ? (day) => hasBestWater(tour, tideTurns(station, day)) : null;
}
