import { AdminLink } from "@/components/admin/admin-link";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface PageTabsProps {
  label: string;
  tabs: readonly (readonly [href: string, label: string])[];
  current: string;
}

function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 mb-5 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <div className="flex w-max gap-1">
        {tabs.map(([href, name]) => (
          <AdminLink
            key={href}
            href={href}
            aria-current={href === current ? "page" : undefined}
            className="-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 font-medium text-ink-soft text-sm -outline-offset-3 transition-colors hover:text-ink aria-[current]:border-coral-500 aria-[current]:text-ink"
          >
            {name}
          </AdminLink>
        ))}
      </div>
    </nav>
  );
}

const historyTabs = [
  ["/admin/history", adminText("menu.changes")],
  ["/admin/change-batches", adminText("batches.title")],
  ["/admin/bin", adminText("bin.title")],
] as const;

export function HistoryTabs({ current }: { current: (typeof historyTabs)[number][0] }) {
  return <PageTabs label={adminText("menu.historyTabs")} tabs={historyTabs} current={current} />;
}

const siteTabs = [
  ["/admin/site", adminText("site.settings")],
  ["/admin/site/home", adminText("home.title")],
  ["/admin/site/demo", adminText("demoContent.title")],
] as const;

export function SiteTabs({ current }: { current: (typeof siteTabs)[number][0] }) {
  return <PageTabs label={adminText("site.tabs")} tabs={siteTabs} current={current} />;
}
