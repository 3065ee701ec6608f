import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { stripHeaders } from "@/server/http/request-checks";
import { watchForwarding } from "@/server/http/visitor-address";

function request(headers: Record<string, string>, remoteAddress = "::ffff:198.51.100.9") {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers: { ...headers } });
}

const trusting = (TRUST_PROXY: string) => parseEnv({ TRUST_PROXY }).TRUST_PROXY;

function stripped(headers: Record<string, string>, trustProxy: string, peer?: string) {
  const incoming = request(headers, peer);
  stripHeaders(incoming, "site.example", trusting(trustProxy));
  return incoming.headers;
}

describe("what Next is told of a visitor", () => {
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
      "false",
    );
    expect(headers).toEqual({
      host: "site.example",
      "x-visitor-host": "lan:3000",
      "x-visitor-address": "198.51.100.9",
    });
  });
  //
  it("is what a trusted proxy saw, never what the visitor wrote before it", () => {
    const headers = stripped({ host: "inside", "x-forwarded-for": "1.1.1.1, 203.0.113.7" }, "true");
    expect(headers["x-visitor-address"]).toBe("203.0.113.7");
  });

  const chain = "1.1.1.1, 203.0.113.7:5678, [2001:db8::5]:443, 10.0.0.2";
  it.each([
    ["false", "198.51.100.9"],
    ["0", "198.51.100.9"],
    ["true", "10.0.0.2"],
    ["1", "10.0.0.2"],
    ["2", "2001:db8::5"],
    ["3", "203.0.113.7"],
    ["9", "1.1.1.1"],
    ["198.51.100.9", "10.0.0.2"],
    ["198.51.100.0/24, private", "2001:db8::5"],
    ["198.51.100.0/24, private, 2001:db8::/32", "203.0.113.7"],
    ["private", "198.51.100.9"],
  ])("with TRUST_PROXY=%s is the address %s of a chain of proxies", (trustProxy, address) => {
    const headers = stripped({ host: "inside", "x-forwarded-for": chain }, trustProxy);
    expect(headers["x-visitor-address"]).toBe(address);
  });

  it.each(["unknown", "", " , ", "1.1.1.1, unknown", "1.1.1.1, _hidden:80"])(
    "is the proxy's own address where that names none: %j",
    (named) => {
      const headers = stripped({ host: "inside", "x-forwarded-for": named }, "9");
      expect(headers["x-visitor-address"]).toBe("198.51.100.9");
    },
  );

  it("is nothing that a stranger says who is no proxy of the list", () => {
    const said = { host: "inside", "x-forwarded-for": "1.1.1.1", "x-forwarded-proto": "https" };
    expect(stripped(said, "10.0.0.0/8")).toEqual({
      host: "site.example",
      "x-visitor-host": "inside",
      "x-visitor-address": "198.51.100.9",
    });
    expect(stripped(said, "10.0.0.0/8", "10.0.0.1")).toMatchObject({
      "x-visitor-address": "1.1.1.1",
      "x-forwarded-proto": "https",
    });
  });
});

describe("an X-Forwarded-For that nobody is trusted to send", () => {
  const warned = (trustProxy: string, peer: string, hours = [0]) => {
    const texts: string[] = [];
    let hour = 0;
    const now = () => hour * 60 * 60 * 1_000;
    const watch = watchForwarding(trusting(trustProxy), (_, text) => texts.push(text), now);
    for (hour of hours) watch(request({ "x-forwarded-for": "203.0.113.7" }, peer));
    watch(request({}, peer));
    return texts;
  };

  //
  it("is warned of once an hour, with what to set", () => {
    const texts = warned("false", "172.18.0.1", [0, 0.1, 0.9, 1, 1.5, 2]);
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain("172.18.0.1");
    expect(texts[0]).toContain("TRUST_PROXY=true");
    expect(texts[0]).not.toMatch(/[\n\r]/);
  });

  it("is warned of where the list of proxies leaves its sender out", () => {
    expect(warned("10.0.0.0/8", "172.18.0.1")).toHaveLength(1);
  });

  it.each(["true", "2", "172.16.0.0/12"])("is none with TRUST_PROXY=%s", (trustProxy) => {
    expect(warned(trustProxy, "172.18.0.1")).toEqual([]);
  });
});
