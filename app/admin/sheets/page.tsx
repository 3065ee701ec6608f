import { Layers } from "lucide-react";
import type { Metadata } from "next";
import { AdminLink } from "@/components/admin/admin-link";
import { PageHeader } from "@/components/admin/page-header";
import { Panel } from "@/components/admin/panel";
import { SheetDownload } from "@/components/admin/sheets/sheet-download";
import { SheetUpload } from "@/components/admin/sheets/sheet-upload";
import { button } from "@/components/ui/button";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { adminText } from "@/lib/core/i18n/admin-messages";

export const metadata: Metadata = { title: adminText("sheets.title") };

const rules = ["blank", "keep", "rows", "numbers"] as const;

export default async function SheetsPage() {
  await requireAdmin("editContent");
  return (
    <>
      <PageHeader
        title={adminText("sheets.title")}
        intro={adminText("sheets.intro")}
        inMenu
        actions={
          <AdminLink href="/admin/change-batches" className={button({ variant: "outline", size: "small" })}>
            <Layers aria-hidden="true" className="size-4.5" />
            {adminText("batches.title")}
          </AdminLink>
        }
      />
      <div className="grid gap-6">
        <div className="grid gap-6 lg:grid-cols-2">
          <SheetDownload />
          <Panel title={adminText("sheets.rulesTitle")}>
            <ul className="grid list-disc gap-2 pl-5 text-sm">
              {rules.map((rule) => (
                <li key={rule}>{adminText(`sheets.rules.${rule}`)}</li>
              ))}
            </ul>
          </Panel>
        </div>
        <SheetUpload />
      </div>
    </>
  );
}
