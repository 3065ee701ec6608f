import { PasswordField } from "@/components/admin/login/login-fields";
import { adminText } from "@/lib/core/i18n/admin-messages";

export function OwnPasswordField({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      id="password"
      label={adminText("password.current")}
      showLabel={adminText("login.showPassword")}
      hideLabel={adminText("login.hidePassword")}
      autoComplete="current-password"
      required
      error={error}
    />
  );
}
