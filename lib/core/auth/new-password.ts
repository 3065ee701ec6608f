import "server-only";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "../errors.ts";
import { longestPassword, shortestPassword } from "./credentials.ts";

/** From 0 to 4. Below 3, some hundred million guesses find the password. */
const leastScore = 3;

/** Characters that are judged. The time grows with the square of the length and blocks the event loop. */
const judged = 100;

let estimator: ZxcvbnFactory | undefined;

/** The name and the address of the operator, which a password must not consist of. */
export interface Operator {
  name: string;
  email: string | null;
}

function ownWords(username: string, { name, email }: Operator): string[] {
  const brand = [name, ...name.split(/\W+/), name.replaceAll(/\W/g, "")];
  return [username, ...username.split(/[^\p{L}\p{N}]+/u), ...brand, ...(email ?? "").split(/\W+/)].filter(
    (word) => word.length > 2,
  );
}

/** Judges a new password only: existing passwords are never judged. */
export function passwordProblem(
  password: string,
  username: string,
  operator: Operator,
): "length" | "guessable" | null {
  if (password.length < shortestPassword || password.length > longestPassword) return "length";
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password.slice(0, judged), ownWords(username, operator)).score < leastScore
    ? "guessable"
    : null;
}

export interface ChosenPassword {
  field: string;
  password: string;
  username: string;
}

export function weakPasswordError(
  { field, password, username }: ChosenPassword,
  operator: Operator,
): AppError | null {
  if (!passwordProblem(password, username, operator)) return null;
  const message = "Password ini mudah ditebak. Gunakan beberapa kata yang tidak berhubungan.";
  return new AppError(422, "Data tidak valid.", { [field]: [message] });
}

export function requireGoodPassword(chosen: ChosenPassword, operator: Operator): void {
  const error = weakPasswordError(chosen, operator);
  if (error) throw error;
}

export function describePasswordProblem(
  password: string,
  username: string,
  operator: Operator,
): string | null {
  const problem = passwordProblem(password, username, operator);
  const advice = "Take several words that do not belong together, or let a password manager make one.";
  if (problem === "length") {
    return `A password has ${shortestPassword} to ${longestPassword} characters. ${advice}`;
  }
  return problem && `This password is among those that are guessed first. ${advice}`;
}
