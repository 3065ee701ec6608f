import type { StationCode } from "./station-codes";
import ambon from "./station-data/ambon.json";
import benoa from "./station-data/benoa.json";
import bitung from "./station-data/bitung.json";
import koLak from "./station-data/ko-lak.json";
import koTaphaoNoi from "./station-data/ko-taphao-noi.json";
import lembar from "./station-data/lembar.json";
import padang from "./station-data/padang.json";
import sabang from "./station-data/sabang.json";
import tanjungLesung from "./station-data/tanjung-lesung.json";
import waikelo from "./station-data/waikelo.json";

interface TideStation {
  name: string;
  lat: number;
  lon: number;
  /**
   * The mean sea level in metres above the zero of the heights. The zero of Ko Taphao Noi is that of the tables of the Royal Thai
   * Navy. The zero of the other stations is the lowest tide that the constituents predict.
   */
  mean: number;
  source: string;
  /** Amplitudes in metres, phases in degrees at Greenwich. */
  constituents: { name: string; amplitude: number; phase: number }[];
}

/** Stations of TICON-4, as the tide database of the neaps project holds them. Each file names its station and its licence. */
export const tideStations: Record<StationCode, TideStation> = {
  "ko-taphao-noi": koTaphaoNoi,
  "ko-lak": koLak,
  sabang,
  padang,
  "tanjung-lesung": tanjungLesung,
  benoa,
  lembar,
  waikelo,
  bitung,
  ambon,
};
