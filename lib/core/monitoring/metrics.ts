import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { sharedState } from "../shared-state";

const seconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "site_http_requests_total",
      help: "Responses by kind of address and status; 499 where the visitor hung up first.",
      labelNames: ["route", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "site_http_request_duration_seconds",
      help: "From a request's headers to the end of its response.",
      labelNames: ["route"],
      buckets: seconds,
      registers,
    }),
    renders: new Counter({
      name: "site_renders_total",
      help: "What Next was asked for by the server itself, and pages filled into a template, by status; error where Next threw.",
      labelNames: ["status"],
      registers,
    }),
    renderSeconds: new Histogram({
      name: "site_render_duration_seconds",
      help: "Of one render, without the wait before it.",
      buckets: seconds,
      registers,
    }),
    databaseErrors: new Counter({
      name: "site_database_errors_total",
      help: "Requests of the API that were answered 503 because the database did not answer.",
      registers,
    }),
    uploads: new Counter({
      name: "site_picture_uploads_total",
      help: "Uploaded pictures by outcome: stored or refused.",
      labelNames: ["outcome"],
      registers,
    }),
    loginFailures: new Counter({
      name: "site_login_failures_total",
      help: "Logins by why they failed: wrong (name or password) or limited (too many before).",
      labelNames: ["reason"],
      registers,
    }),
    backupTaken: new Gauge({
      name: "site_backup_last_success_timestamp_seconds",
      help: "When the newest proven backup in BACKUP_DIR was taken.",
      registers,
    }),
    backupFailures: new Counter({
      name: "site_backup_failures_total",
      help: "Scheduled backups that could not be taken or proven.",
      registers,
    }),
  };
}

export function metrics(): ReturnType<typeof createMetrics> {
  return sharedState("metrics", createMetrics);
}

export function readMetric(
  name: string,
  help: string,
  label: string,
  read: () => Record<string, number>,
  kind: "counter" | "gauge" = "gauge",
): void {
  const Kind = kind === "counter" ? Counter : Gauge;
  new Kind({
    name,
    help,
    labelNames: [label],
    registers: [metrics().registry],
    collect() {
      this.reset();
      for (const [value, number] of Object.entries(read())) this.inc({ [label]: value }, number);
    },
  });
}

export function addProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry });
}
