// Preloaded into a site under test: its clock runs ahead by CLOCK_SHIFT milliseconds, and by as many more as a message says.
let shift = Number(process.env.CLOCK_SHIFT ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shift;

process.on("message", ({ turnClock }) => {
  if (typeof turnClock === "number") shift += turnClock;
});

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
