import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { expect, it } from "vitest";
import { isDatabaseAway } from "@/lib/errors";

it.each([
  new DriverAdapterError({ kind: "ConnectionClosed" }),
  new DriverAdapterError({ kind: "TooManyConnections", cause: "53300" }),
  Object.assign(new Error("Connection terminated unexpectedly"), { cause: "a text" }),
  Object.assign(new Error(), { code: "P2024" }),
  Object.assign(new Error(), { code: "57P01" }),
])("knows an absent database from %s", (error) => expect(isDatabaseAway(error)).toBe(true));

it.each([
  new DriverAdapterError({ kind: "UniqueConstraintViolation", originalCode: "23505", originalMessage: "" }),
  new TypeError("x is undefined"),
  Object.assign(new Error(), { code: "P2002" }),
  "a text",
  null,
])("takes %s for a fault of another kind", (error) => expect(isDatabaseAway(error)).toBe(false));
