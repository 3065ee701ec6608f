import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import { Abandoned } from "../admission/fair-queue";
import type { NextHandler, Rendered } from "./render";

function nowhere(): Duplex {
  return new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
}

class HeldResponse extends ServerResponse {
  readonly #parts: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    this.assignSocket(nowhere() as ConstructorParameters<typeof ServerResponse>[0]["socket"]);
  }

  get body(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #keep(chunk: unknown): void {
    if (typeof chunk === "string") this.#parts.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) this.#parts.push(Buffer.from(chunk));
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1);
    if (headers && typeof headers === "object") {
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
        if (value !== undefined) this.setHeader(name, value);
      }
    }
    return super.writeHead(status);
  }

  override write(chunk: unknown): boolean {
    this.#keep(chunk);
    return true;
  }

  override end(chunk?: unknown): this {
    this.#keep(chunk);
    return super.end();
  }
}

/** Buffers the response of `handler` for compression. Rejects if the visitor leaves or the response breaks off. */
export function holdResponse(
  handler: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Rendered> {
  const held = new HeldResponse(request);
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) held.setHeader(name, value);
  }
  return new Promise((resolve, reject) => {
    response.once("close", () => held.destroy());
    held.once("close", () =>
      reject(response.destroyed ? new Abandoned() : new Error("The response broke off.")),
    );
    held.once("finish", () => {
      const headers = held.getHeaders();
      const { statusCode: status, body } = held;
      resolve({
        status,
        location: undefined,
        contentType: String(headers["content-type"] ?? ""),
        headers,
        body,
      });
    });
    handler(request, held).catch(reject);
  });
}
