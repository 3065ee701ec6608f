import { AreaTabs } from "@/components/admin/area-tabs";
import { adminText } from "@/lib/core/i18n/admin-messages";

const tabs = [
  ["/admin/site", adminText("site.settings")],
  ["/admin/site/home", adminText("home.title")],
  ["/admin/site/demo", adminText("demoContent.title")],
] as const;

export function SiteTabs({ current }: { current: (typeof tabs)[number][0] }) {
  return <AreaTabs label={adminText("site.tabs")} tabs={tabs} current={current} />;
}
