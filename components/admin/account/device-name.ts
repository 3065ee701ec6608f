import { describeDevice } from "@/lib/auth/device";
import { adminText } from "@/lib/i18n/admin-messages";

/** "Chrome di Windows", "Safari di iPhone", or how an API client names itself. */
export function deviceName(agent: string | null): string {
  const { program, system } = describeDevice(agent);
  if (program && system) return adminText("account.deviceOn", { program, system });
  return program ?? adminText("account.deviceUnknown");
}
