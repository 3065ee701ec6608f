import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "@/lib/core/ip-address";
import { FairQueue, type FairQueueOptions, QueueStalled, type QueueStats, type Visitor } from "./fair-queue";
import { createStaffSessions } from "./staff-sessions";

/** More concurrent jobs would only hold memory and database connections. */
const limits = {
  pages: { atOnce: 3, maxWaiting: 240, maxWaitingOfOne: 48 },
  api: { atOnce: 2, maxWaiting: 120, maxWaitingOfOne: 32 },
  /** Calls of assistants, one at a time, so that a flood of questions delays no page. */
  assistants: { atOnce: 1, maxWaiting: 60, maxWaitingOfOne: 24 },
  /** Look-ups of unknown credentials. Beyond these limits, their senders count as visitors. */
  sessions: { atOnce: 2, maxWaiting: 60, maxWaitingOfOne: 6 },
  /** Sessions that exist have a lane of their own, so that floods of visitors and of made-up sessions do not delay staff. */
  staff: { atOnce: 2, maxWaiting: 120, maxWaitingOfOne: 32 },
} as const;

/** Waiting is unlimited, because error pages need no database and their number is fixed. */
const notices = {
  atOnce: 2,
  maxWaiting: Number.POSITIVE_INFINITY,
  maxWaitingOfOne: Number.POSITIVE_INFINITY,
};

const stalledAfter = 1_000;

const maxChanges = 128;

export type Lane = keyof typeof limits;

export interface Admission extends Record<Lane | "notices", FairQueue> {
  /** Counts a change until its response is closed. Returns false if the visitor has too many. */
  admitChange(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Returns the lane `staff` for a request whose session exists, else the given one. Throws `QueueStalled` if the database does not
   * tell: the API says so at once, and a page can say so itself.
   */
  laneOf(request: IncomingMessage, visitor: Visitor, lane: "pages" | "api"): Promise<FairQueue>;
  stats(): Record<Lane | "notices", QueueStats>;
}

/** Limits the work that requests cause, by lane and address. `databaseResponds` probes the database. */
export function admission(
  databaseResponds: () => Promise<boolean>,
  findSession: (headers: Headers) => Promise<object | null>,
): Admission {
  const stall = { after: stalledAfter, isStalled: async () => !(await databaseResponds()) };
  const lane = (options: FairQueueOptions) => new FairQueue({ ...options, stall });
  const lanes = {
    pages: lane(limits.pages),
    api: lane(limits.api),
    assistants: lane(limits.assistants),
    staff: lane(limits.staff),
    sessions: lane(limits.sessions),
    notices: new FairQueue(notices),
  };
  const isStaff = createStaffSessions(findSession, lanes.sessions);
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
    async laneOf({ headers }, visitor, lane) {
      if (!hasCredentials(headers)) return lanes[lane];
      const isKnown = await isStaff(headers, visitor).catch(() => {
        if (lane === "api") throw new QueueStalled();
        return false;
      });
      return lanes[isKnown ? "staff" : lane];
    },
    stats: () => ({
      pages: lanes.pages.stats(),
      api: lanes.api.stats(),
      assistants: lanes.assistants.stats(),
      staff: lanes.staff.stats(),
      sessions: lanes.sessions.stats(),
      notices: lanes.notices.stats(),
    }),
  };
}

function addressOf({ headers }: IncomingMessage): string {
  return networkOf(String(headers["x-visitor-address"] ?? ""));
}

const openRequests = new WeakMap<Socket, Set<() => void>>();

/** Calls `gone` once, when the response or the connection is closed. */
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
    const leaveAll = () => {
      for (const leave of own) leave();
    };
    socket.once("end", leaveAll).once("close", leaveAll);
  }
  const waiting = all;
  const leave = () => {
    if (waiting.delete(leave)) gone();
  };
  waiting.add(leave);
  response.once("close", leave);
}

export function visitorOf(request: IncomingMessage, response: ServerResponse): Visitor {
  const controller = new AbortController();
  whenGone(request, response, () => controller.abort());
  return { address: addressOf(request), gone: controller.signal };
}

const sessionCookie = /(?:^|;\s*)(?:__(?:Host|Secure)-)?next-auth\.session-token/;

/** Returns whether a request carries a session, valid or not. The response must never be shared. */
export function hasCredentials({ authorization, cookie = "" }: IncomingMessage["headers"]): boolean {
  return authorization !== undefined || sessionCookie.test(cookie);
}
