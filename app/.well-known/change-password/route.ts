// GET /.well-known/change-password, all: where password managers find the form (W3C, A Well-Known URL for Changing Passwords)
import { methods } from "@/lib/core/api/methods";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async () => new Response(null, { status: 303, headers: { Location: "/admin/password" } }),
});
