import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { changePassword } from "@/lib/auth/change-password";
import { accountOperations } from "@/lib/openapi/operations/account";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(accountOperations.changePassword, ({ session, body, headers, hold }) =>
    changePassword(session, body, headers, hold),
  ),
);
