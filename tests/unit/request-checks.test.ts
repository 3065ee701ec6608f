import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { stripHeaders } from "@/server/http/request-checks";

function request(headers: Record<string, string>, remoteAddress = "::ffff:198.51.100.9") {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

function stripped(headers: Record<string, string>, trustProxy: boolean) {
  const incoming = request(headers);
  stripHeaders(incoming, "site.example", trustProxy);
  return incoming.headers;
}

describe("what the door tells Next of a visitor", () => {
  it("is its own knowledge, never the visitor's word", () => {
    const headers = stripped(
      {
        host: "lan:3000",
        "x-visitor-address": "1.1.1.1",
        "x-visitor-host": "evil",
        "x-visitor-country": "ID",
        "x-requested-path": "/admin",
        "x-forwarded-for": "1.1.1.1",
        "x-forwarded-host": "evil",
      },
      false,
    );
    expect(headers).toEqual({
      host: "site.example",
      "x-visitor-host": "lan:3000",
      "x-visitor-address": "198.51.100.9",
    });
  });
  it("is what a trusted proxy saw, never what the visitor wrote before it", () => {
    const headers = stripped({ host: "inside", "x-forwarded-for": "1.1.1.1, 203.0.113.7" }, true);
    expect(headers["x-visitor-address"]).toBe("203.0.113.7");
  });
});
