import { AdminLink } from "@/components/admin/admin-link";
import { adminText } from "@/lib/i18n/admin-messages";

const tabs = [
  ["/admin/history", adminText("menu.changes")],
  ["/admin/change-batches", adminText("batches.title")],
  ["/admin/bin", adminText("bin.title")],
] as const;

/** The three pages of the area "Riwayat & Tempat Sampah", each with an address of its own. */
export function HistoryTabs({ current }: { current: (typeof tabs)[number][0] }) {
  return (
    <nav
      aria-label={adminText("menu.historyTabs")}
      className="-mx-4 mb-5 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <div className="flex w-max gap-1">
        {tabs.map(([href, label]) => (
          <AdminLink
            key={href}
            href={href}
            aria-current={href === current ? "page" : undefined}
            className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 font-medium text-ink-soft text-sm -outline-offset-3 transition-colors hover:text-ink aria-[current]:border-coral-500 aria-[current]:text-ink"
          >
            {label}
          </AdminLink>
        ))}
      </div>
    </nav>
  );
}
