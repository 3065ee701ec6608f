import { expect, it } from "vitest";
import { describePasswordProblem, passwordProblem } from "@/lib/auth/new-password";
import { processorTimeWithin } from "../setup/measure";

it.each([
  ["", "length"],
  ["x7Gh-29aKq", "length"],
  ["x".repeat(1_001), "length"],
  ["password1234", "guessable"],
  ["Password123!", "guessable"],
  ["passwordpassword", "guessable"],
  ["P@ssw0rd2024!", "guessable"],
  ["123456789012", "guessable"],
  ["aaaaaaaaaaaa", "guessable"],
  ["qwertyuiop12", "guessable"],
  ["bismillah123", "guessable"],
  ["ombakandaman", "guessable"],
  ["OmbakAndaman2026", "guessable"],
  ["sari.wulandari", "guessable"],
  ["sari.wulandari2026", "guessable"],
  ["x7Gh-29aKq_w", null],
  ["kata sandi yang panjang", null],
  ["обычный длинный пароль", null],
  ["x7Gh-29aKq_w".repeat(83), null],
] as const)("%j: %s", (password, problem) => {
  expect(passwordProblem(password, "sari.wulandari")).toBe(problem);
});

it("says in one line what to do instead", () => {
  for (const weak of ["short", "password1234"]) {
    expect(describePasswordProblem(weak, "sari")).toMatch(/^[^\n]+several words[^\n]+$/);
  }
  expect(describePasswordProblem("x7Gh-29aKq_w", "sari")).toBeNull();
});

it("judges the longest password within the time of one that is hashed", async () => {
  const judge = () => passwordProblem("Aa1!-_".repeat(166), "sari");
  expect(await processorTimeWithin(250, judge)).toBeLessThan(250);
});
