import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { expect, it, vi } from "vitest";
import { AppError, isDatabaseAway } from "@/lib/core/errors";

const shaped = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

/** An error of PostgreSQL as the adapter gives it, and as Prisma gives it for a query of the client and for raw SQL. */
function ofPostgres(code: string, message = "an answer of PostgreSQL") {
  const [detail, column, hint] = [undefined, undefined, undefined];
  const fields = { code, severity: "FATAL", message, detail, column, hint };
  const original = { originalCode: code, originalMessage: message };
  const adapter = new DriverAdapterError({ kind: "postgres", ...fields, ...original });
  const meta = { modelName: "Tour", driverAdapterError: adapter };
  return [adapter, shaped(message, { code: "P2039", meta }), shaped(message, { code: "P2010", meta })];
}

const silent = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Received unexpected commandComplete message from backend.",
];

//
it.each([
  new DriverAdapterError({ kind: "ConnectionClosed" }),
  new DriverAdapterError({ kind: "SocketTimeout" }),
  new DriverAdapterError({ kind: "DatabaseNotReachable" }),
  new DriverAdapterError({ kind: "TransactionAlreadyClosed", cause: "ended" }),
  new DriverAdapterError({ kind: "TooManyConnections", cause: "53300" }),
  ...silent.map((message) => shaped(message)),
  shaped("Connection terminated unexpectedly", { cause: "a text" }),
  ...["P1001", "P1002", "P1008", "P1017", "P1018", "P2024", "P2028", "P2034", "P2037"].map((code) =>
    shaped("", { code, meta: { modelName: "Tour" } }),
  ),
  ...["08006", "25P03", "53300", "55P03", "57014", "57P01", "57P03", "57P05"].flatMap((code) => [
    shaped("", { code, severity: "FATAL" }),
    ...ofPostgres(code),
  ]),
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"].map(
    (code) => shaped("This socket has been ended by the other party", { code, errno: -1, syscall: "write" }),
  ),
  // Node tries each address of a host, and reports the failures together without a text.
  Object.assign(new AggregateError([new Error("connect ECONNREFUSED ::1:5432")]), { code: "ECONNREFUSED" }),
  shaped("connect ENOENT /run/postgresql/.s.PGSQL.5432", { code: "ENOENT", errno: -2, syscall: "connect" }),
])("knows an absent database from %s", (error) => expect(isDatabaseAway(error)).toBe(true));

it.each([
  new DriverAdapterError({ kind: "UniqueConstraintViolation", originalCode: "23505", originalMessage: "" }),
  ...ofPostgres("42P01", 'relation "tuor" does not exist'),
  new TypeError("x is undefined"),
  new AppError(404, "Data tidak ditemukan."),
  shaped("", { code: "P2002" }),
  shaped("no such file", { code: "ENOENT", errno: -2, syscall: "open" }),
  new DOMException("This operation was aborted", "AbortError"),
  "a text",
  null,
])("takes %s for a fault of another kind", (error) => expect(isDatabaseAway(error)).toBe(false));

//
it("knows an absent database from the error of another copy of the module, as the server and Next's bundles have one each", async () => {
  vi.resetModules();
  const copy = await import("@/lib/core/errors");
  const error = new copy.DatabaseSilent();
  expect(error).not.toBeInstanceOf(AppError);
  expect(isDatabaseAway(error)).toBe(true);
});
