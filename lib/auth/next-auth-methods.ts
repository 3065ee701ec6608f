import "server-only";
import type { RouteHandler } from "../api/endpoint";
import { endpoint } from "../api/endpoint";
import { found } from "../api/found";
import { methods } from "../api/methods";
import { answering } from "./answering";
import { handleNextAuth } from "./next-auth-handler";

type Method = keyof ReturnType<typeof methods>;

const handler = answering(handleNextAuth);
const read = methods({ GET: handler });
const change = methods({ POST: handler });
const nothing = methods({ GET: endpoint({}, async () => found(null)) });

/** The parts of next-auth that the back office has a use for. */
const actions = new Map(
  Object.entries({
    csrf: read,
    session: read,
    providers: read,
    signin: read,
    error: read,
    "callback/credentials": change,
    signout: change,
  }),
);

/** One method of whichever of next-auth's actions the path names. */
export function nextAuthMethod(method: Method): RouteHandler {
  return async (request, route) => {
    const { nextauth = [] } = await route.params;
    const action = actions.get([nextauth].flat().join("/")) ?? nothing;
    return action[method](request, route);
  };
}
