import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

/** The end of a channel between two processes: a worker of node:cluster, or `process` in it. */
interface Port {
  send?(message: object, handle: undefined, options: undefined, sent: (error: Error | null) => void): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

/** What this side does when the other asks; what it returns is the answer. */
export type Answers = Record<string, (value: unknown) => unknown>;

export interface Peer {
  /** Asks the other process and returns its answer; rejects where none comes within `limit` milliseconds. */
  ask(question: string, limit: number, value?: unknown): Promise<unknown>;
}

interface Asked {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const questions = z.object({ question: z.string(), number: z.int(), value: z.unknown() });
const replies = z.object({ reply: z.int(), failed: z.boolean(), value: z.unknown() });

/** Questions and answers over a channel on which others, Node itself among them, send messages as well. */
export function createPeer(port: Port, answers: Answers): Peer {
  const asked = new Map<number, Asked>();
  let last = 0;
  const send = (message: object, failed: (error: Error) => void = () => {}) => {
    const sent = (error: Error | null) => error && failed(error);
    if (port.send) port.send(message, undefined, undefined, sent);
    else sent(new Error("there is no channel"));
  };
  const answer = async (question: string, value: unknown, reply: number) => {
    try {
      send({ reply, failed: false, value: await answers[question]?.(value) });
    } catch (error) {
      send({ reply, failed: true, value: String(error) });
    }
  };
  port.on("message", (message) => {
    const question = questions.safeParse(message).data;
    if (question) return void answer(question.question, question.value, question.number);
    const reply = replies.safeParse(message).data;
    if (!reply) return;
    const waiting = asked.get(reply.reply);
    if (reply.failed) waiting?.reject(new Error(String(reply.value)));
    else waiting?.resolve(reply.value);
  });
  return {
    async ask(question, limit, value = null) {
      last += 1;
      const number = last;
      const over = new AbortController();
      const replied = new Promise<unknown>((resolve, reject) => {
        asked.set(number, { resolve, reject });
        send({ question, number, value }, reject);
      });
      const late = async () => {
        await pause(limit, undefined, { signal: over.signal, ref: false });
        throw new Error(`the other process does not answer "${question}" within ${limit} ms`);
      };
      try {
        return await Promise.race([replied, late()]);
      } finally {
        asked.delete(number);
        over.abort();
      }
    },
  };
}
