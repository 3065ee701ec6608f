import type { Instrumentation } from "next";

/** Loads tracing only if an endpoint for traces is configured. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("./lib/core/env");
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("./lib/core/monitoring/tracing");
  startTracing();
}

/**
 * Logs every error that Next catches, with the digest that the page shows and the request id of the response.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportRequestError } = await import("./lib/core/monitoring/request-errors");
  reportRequestError(error, request, context.routePath);
};
