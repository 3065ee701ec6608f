/** The order matters: most browsers also name others in their User-Agent. */
const browsers: [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdg(?:A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

const systems: [name: string, pattern: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

export interface Device {
  program: string | null;
  system: string | null;
  isPhone: boolean;
}

const found = (known: [name: string, pattern: RegExp][], agent: string) =>
  known.find(([, pattern]) => pattern.test(agent))?.[0] ?? null;

export function describeDevice(agent: string | null): Device {
  if (!agent) return { program: null, system: null, isPhone: false };
  const system = found(systems, agent);
  const program = found(browsers, agent) ?? agent.split(/[\s/]/)[0] ?? null;
  return { program, system, isPhone: system === "iPhone" || system === "Android" };
}
