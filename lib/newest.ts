/** The latest of some moments; null where there is none. */
export function newest(moments: (Date | null | undefined)[]): Date | null {
  return moments.reduce<Date | null>((last, each) => (each && (!last || each > last) ? each : last), null);
}
