import { describeDevice } from "@/lib/core/auth/device";
import { adminText } from "@/lib/core/i18n/admin-messages";

/** Describes a client: "Chrome di Windows", "Safari di iPhone", or the name that an API client sends. */
export function deviceName(agent: string | null): string {
  const { program, system } = describeDevice(agent);
  if (program && system) return adminText("account.deviceOn", { program, system });
  return program ?? adminText("account.deviceUnknown");
}
