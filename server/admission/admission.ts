import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "@/lib/ip-address";
import { FairQueue, type FairQueueOptions, type QueueStats, type Visitor } from "./fair-queue";

/** Places of each lane: more jobs at a time only hold each other's memory and the database's connections. */
const places = {
  /** Public pages, searches and the client router's data. */
  pages: { atOnce: 3, maxWaiting: 240, maxWaitingOfOne: 48 },
  /** Reading the API without a session. */
  api: { atOnce: 2, maxWaiting: 120, maxWaitingOfOne: 32 },
  /** Whoever shows a session, real or not: visitors' floods delay no staff. */
  staff: { atOnce: 2, maxWaiting: 120, maxWaitingOfOne: 32 },
} as const;

/** The site's own pages for errors need no database, and there is a fixed number of them. */
const notices = {
  atOnce: 2,
  maxWaiting: Number.POSITIVE_INFINITY,
  maxWaitingOfOne: Number.POSITIVE_INFINITY,
};

/** Milliseconds without a job that ended well after which the database is asked whether it is there. */
const stalledAfter = 1_000;

/** Changes of one address that are under way at a time. */
const maxChanges = 128;

export type Lane = keyof typeof places;

export interface Admission extends Record<Lane | "notices", FairQueue> {
  /** False where the visitor has too many changes under way; true counts until the response is closed. */
  admitChange(request: IncomingMessage, response: ServerResponse): boolean;
  stats(): Record<Lane | "notices", QueueStats>;
}

/** Limits the work that requests cause, by lane and address; `databaseAnswers` asks the database itself. */
export function admission(databaseAnswers: () => Promise<boolean>): Admission {
  const stall = { after: stalledAfter, isStalled: async () => !(await databaseAnswers()) };
  const lane = (options: FairQueueOptions) => new FairQueue({ ...options, stall });
  const lanes = {
    pages: lane(places.pages),
    api: lane(places.api),
    staff: lane(places.staff),
    notices: new FairQueue(notices),
  };
  const changes = new Map<string, number>();
  return {
    ...lanes,
    admitChange(request, response) {
      const address = addressOf(request);
      const underWay = changes.get(address) ?? 0;
      if (underWay >= maxChanges) return false;
      changes.set(address, underWay + 1);
      whenGone(request, response, () => {
        const left = (changes.get(address) ?? 1) - 1;
        if (left > 0) changes.set(address, left);
        else changes.delete(address);
      });
      return true;
    },
    stats: () => ({
      pages: lanes.pages.stats(),
      api: lanes.api.stats(),
      staff: lanes.staff.stats(),
      notices: lanes.notices.stats(),
    }),
  };
}

function addressOf({ headers }: IncomingMessage): string {
  return networkOf(String(headers["x-visitor-address"] ?? ""));
}

const openRequests = new WeakMap<Socket, Set<() => void>>();

/** Calls `gone` once: when the response is closed, or its connection while it waits there behind others. */
function whenGone({ socket }: IncomingMessage, response: ServerResponse, gone: () => void): void {
  if (socket.destroyed) {
    gone();
    return;
  }
  let all = openRequests.get(socket);
  if (!all) {
    const own = new Set<() => void>();
    all = own;
    openRequests.set(socket, own);
    socket.once("close", () => {
      for (const leave of own) leave();
    });
  }
  const waiting = all;
  const leave = () => {
    if (waiting.delete(leave)) gone();
  };
  waiting.add(leave);
  response.once("close", leave);
}

/** Who waits for the response, until the connection is closed. */
export function visitorOf(request: IncomingMessage, response: ServerResponse): Visitor {
  const controller = new AbortController();
  whenGone(request, response, () => controller.abort());
  return { address: addressOf(request), gone: controller.signal };
}

/** A session's cookie behind http or https, whole or in pieces. */
const sessionCookie = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token/;

/** Whether a request shows a session, real or not: what it gets is nobody else's. */
export function hasCredentials({ authorization, cookie = "" }: IncomingMessage["headers"]): boolean {
  return authorization !== undefined || sessionCookie.test(cookie);
}
