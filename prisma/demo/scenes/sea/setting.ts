import { type Canvas, canvas, clamp, type Light, type Size, sea, sky } from "../paint.ts";

export interface Setting {
  c: Canvas;
  horizon: number;
  sunX: number;
}

export interface SettingOptions {
  horizon?: number;
  clouds?: number;
  shallow?: number;
  waves?: number;
  /** Sun or moon as a share of the width; chosen at random when left out. */
  sunAt?: number;
  /** Draw the water too. */
  water?: boolean;
}

/** Opens a picture with its sky (and water): sun low at dawn and dusk, high by day, a moon by night. */
export function setting(
  motif: string,
  light: Light,
  size: Size | undefined,
  options: SettingOptions = {},
): Setting {
  const c = canvas(motif, light, size);
  const { rnd } = c;
  const horizon = options.horizon ?? rnd.range(540, 620);
  const low = light === "dawn" || light === "dusk";
  const at =
    options.sunAt ?? (low ? rnd.range(0.34, 0.66) : rnd.pick([rnd.range(0.2, 0.34), rnd.range(0.66, 0.8)]));
  const sunX = c.w * clamp(at);
  const y = low
    ? horizon - rnd.range(60, 150)
    : light === "day"
      ? 70
      : Math.max(120, horizon * rnd.range(0.26, 0.42));
  c.add(sky(c, { horizon, sun: { x: sunX, y }, clouds: options.clouds ?? 0.6 }));
  if (options.water !== false)
    c.add(sea(c, { horizon, sunX, shallow: options.shallow ?? 0, waves: options.waves ?? 0.4 }));
  return { c, horizon, sunX };
}

/** Which way a composition leans at an hour, so that neighbouring hours of one motif mirror each other. */
export const hourSide = (light: Light): 1 | -1 => (light === "day" || light === "night" ? 1 : -1);
