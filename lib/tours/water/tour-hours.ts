interface TimedTour {
  duration_minutes: number | null;
  itineraries: readonly { day: number; activities: readonly { time: string }[] }[];
}

/** Minutes since midnight between which a tour is under way on its first day. */
export interface TourHours {
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
