import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { loginBodyLimit } from "../auth/credentials";
import { nextAuthOptions, type Outcome } from "../auth/next-auth-options";
import { requestSite } from "../auth/request-session";
import { AppError, found } from "../errors";
import { endpoint, type RouteHandler } from "./endpoint";
import { errorResponse } from "./error-response";
import { mediaType, parseJson, readBodyText } from "./json-body";
import { methods } from "./methods";

const bodyTypes = ["application/json", "application/x-www-form-urlencoded"];

async function readChange(request: Request): Promise<string> {
  if (requestSite(request.headers) === "foreign") {
    throw new AppError(403, "Permintaan dari situs lain ditolak.");
  }
  const type = mediaType(request);
  if (!bodyTypes.includes(type)) throw new AppError(415, `Content-Type harus ${bodyTypes.join(" atau ")}.`);
  const body = await readBodyText(request, loginBodyLimit);
  if (type !== "application/json") return body;
  if (parseJson(body) instanceof Object) return body;
  throw new AppError(400, "Isi permintaan bukan JSON yang valid.");
}

async function targetOf(response: Response): Promise<string> {
  const location = response.headers.get("location");
  return location ?? (await response.clone().text());
}

async function judged(response: Response, { failure }: Outcome): Promise<Response> {
  if (failure) throw failure;
  if (/[?&]csrf=true/.test(await targetOf(response))) {
    throw new AppError(403, "Token CSRF tidak ada atau tidak cocok.");
  }
  // The only remaining cause is an invalid callback address.
  if (response.status >= 400) throw new AppError(400, "Permintaan tidak valid.");
  return response;
}

async function handleNextAuth(request: Request, { params }: Parameters<RouteHandler>[1]): Promise<Response> {
  const { url, method, headers } = request;
  const body = method === "POST" ? await readChange(request) : null;
  const outcome: Outcome = {};
  const { nextauth = [] } = await params;
  const route = { params: Promise.resolve({ nextauth: [nextauth].flat() }) };
  const options = nextAuthOptions(headers, outcome);
  const response: Response = await NextAuth(new NextRequest(url, { method, headers, body }), route, options);
  const judgedResponse = await judged(response, outcome);
  // A page of another site may link here, but must not set, renew or clear a cookie.
  if (requestSite(headers) === "foreign") judgedResponse.headers.delete("set-cookie");
  return judgedResponse;
}

type NextAuthMethod = keyof ReturnType<typeof methods>;

const handler: RouteHandler = (request, route) =>
  handleNextAuth(request, route).catch((error) => errorResponse(error, request));
const read = methods({ GET: handler });
const change = methods({ POST: handler });
const nothing = methods({ GET: endpoint({ auth: "public" }, async () => found<never>(null)) });

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

export function nextAuthMethod(method: NextAuthMethod): RouteHandler {
  return async (request, route) => {
    const { nextauth = [] } = await route.params;
    const action = actions.get([nextauth].flat().join("/")) ?? nothing;
    return action[method](request, route);
  };
}
