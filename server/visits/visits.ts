import type { IncomingMessage, ServerResponse } from "node:http";
import { type Env, env } from "@/lib/core/env";
import type { Language } from "@/lib/core/i18n/languages";
import { networkOf } from "@/lib/core/ip-address";
import { log } from "@/lib/core/log";
import { addFigures } from "@/lib/figures/mutations";
import { visitorAddress } from "../http/visitor-address";
import { countryReader } from "../http/visitor-country";
import { createSeenReceiver } from "./receive-seen";
import { createSeenScript, type SeenScript } from "./seen-script";
import { createVisitCounter } from "./visit-counter";

export interface Visits {
  countPage(request: IncomingMessage, url: string): void;
  countTool(tool: string, language: Language): void;
  receive(request: IncomingMessage, response: ServerResponse): Promise<void>;
  script: SeenScript;
  close(): Promise<void>;
}

/** Returns null if `FIGURES` is off. */
export async function startVisits(figures: Env["FIGURES"], origin: string): Promise<Visits | null> {
  if (figures === "off") return null;
  const requests = figures === "all";
  const { TRUST_PROXY } = env();
  const counter = createVisitCounter({
    countryOf: await countryReader(),
    networkOf: (request) => networkOf(visitorAddress(request, TRUST_PROXY)),
    store: addFigures,
    onFailure: (err) =>
      log().warn(
        { err },
        "The visit counts could not be stored. They are kept and stored with the next ones.",
      ),
  });
  return {
    countPage: counter.countPage,
    countTool: counter.countTool,
    receive: createSeenReceiver(counter, { origin, requests }),
    script: createSeenScript(requests),
    close: counter.close,
  };
}
