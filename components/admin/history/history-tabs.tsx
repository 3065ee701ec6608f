import { AreaTabs } from "@/components/admin/area-tabs";
import { adminText } from "@/lib/core/i18n/admin-messages";

const tabs = [
  ["/admin/history", adminText("menu.changes")],
  ["/admin/change-batches", adminText("batches.title")],
  ["/admin/bin", adminText("bin.title")],
] as const;

export function HistoryTabs({ current }: { current: (typeof tabs)[number][0] }) {
  return <AreaTabs label={adminText("menu.historyTabs")} tabs={tabs} current={current} />;
}
