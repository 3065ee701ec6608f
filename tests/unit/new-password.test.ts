import { expect, it } from "vitest";
import { describePasswordProblem, passwordProblem } from "@/lib/core/auth/new-password";
import { processorTimeWithin } from "../setup/measure";

const operator = { name: "Ombak Andaman", email: "halo@ombak-andaman.example" };

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
  expect(passwordProblem(password, "sari.wulandari", operator)).toBe(problem);
});

//
it("says in one line what to do instead", () => {
  for (const weak of ["short", "password1234"]) {
    expect(describePasswordProblem(weak, "sari", operator)).toMatch(/^[^\n]+several words[^\n]+$/);
  }
  expect(describePasswordProblem("x7Gh-29aKq_w", "sari", operator)).toBeNull();
});

//
it("judges the longest password within a quarter of a second of processor time", async () => {
  const judge = () => passwordProblem("Aa1!-_".repeat(166), "sari", operator);
  expect(await processorTimeWithin(250, judge)).toBeLessThan(250);
});
