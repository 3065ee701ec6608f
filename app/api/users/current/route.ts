// GET users/current, admin: 200 {"data":{"id","username"}}
import { methods } from "@/lib/api/methods";
import { whileDatabaseAnswers } from "@/lib/api/while-database-answers";
import { answering } from "@/lib/auth/answering";
import { requireSession } from "@/lib/auth/require-session";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: answering(async (request) => {
    const { user } = await whileDatabaseAnswers(requireSession(request));
    return Response.json({ data: user }, { headers: { "Cache-Control": "no-store" } });
  }),
});
