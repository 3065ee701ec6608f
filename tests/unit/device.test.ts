import { expect, it } from "vitest";
import { describeDevice } from "@/lib/core/auth/device";

/** The name of a browser that is made from WebKit. */
const webkit = (system: string, browser: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${browser}`;
const windows = "Windows NT 10.0; Win64; x64";
const chrome = "Chrome/149.0.0.0 Safari/537.36";

it.each([
  [webkit(windows, chrome), "Chrome", "Windows"],
  [webkit(windows, `${chrome} Edg/149.0.0.0`), "Edge", "Windows"],
  [webkit("Macintosh; Intel Mac OS X 10_15_7", "Version/26.0 Safari/605.1.15"), "Safari", "macOS"],
  [webkit("iPhone; CPU iPhone OS 26_0 like Mac OS X", "CriOS/149.0 Safari/604.1"), "Chrome", "iPhone"],
  [
    webkit("Linux; Android 16; K", "SamsungBrowser/29.0 Chrome/140.0 Safari/537.36"),
    "Samsung Internet",
    "Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
  ["curl/8.5.0", "curl", null],
  ["", null, null],
])("%s is %s on %s", (agent, program, system) => {
  expect(describeDevice(agent)).toMatchObject({ program, system });
});

it("a phone is told from a computer", () => {
  expect(describeDevice("Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Mobile Safari/537.36").isPhone).toBe(
    true,
  );
  expect(describeDevice("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36").isPhone).toBe(false);
  expect(describeDevice(null)).toEqual({ program: null, system: null, isPhone: false });
});
