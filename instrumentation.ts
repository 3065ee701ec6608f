import type { Instrumentation } from "next";

/** Traces, where an endpoint for them is named; without one nothing of it is loaded. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("./lib/env");
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("./lib/monitoring/tracing");
  startTracing();
}

/** Every error that Next meets, under the digest that a page shows and the id that its answer carries. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportRequestError } = await import("./lib/monitoring/request-errors");
  reportRequestError(error, request, context.routePath);
};
