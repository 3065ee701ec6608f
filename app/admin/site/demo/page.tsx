import { Eraser } from "lucide-react";
import type { Metadata } from "next";
import { GettingStartedOpener } from "@/components/admin/dashboard/getting-started-switch";
import { KeptDemo, RemovedDemo } from "@/components/admin/demo-content/demo-lists";
import { DemoRemoval, DemoReturn } from "@/components/admin/demo-content/demo-removal";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { SiteTabs } from "@/components/admin/page-tabs";
import { Panel } from "@/components/admin/panel";
import { EmptyState } from "@/components/admin/table/empty-state";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { env } from "@/lib/core/env";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { readDemoState } from "@/lib/registry/demo-content/remove";
import { isGettingStartedOpen } from "@/lib/registry/getting-started/queries";

export const metadata: Metadata = { title: adminText("demoContent.title") };

async function LoadedDemoContent() {
  const { plan, removed, kept, removal } = await readDemoState();
  const isOpen = await isGettingStartedOpen();
  return (
    <div className="grid max-w-3xl gap-4">
      {removal && <DemoReturn removal={removal} />}
      {removed.length > 0 && (
        <Panel title={adminText("demoContent.goes")}>
          <RemovedDemo records={removed} />
          <div>
            <DemoRemoval plan={plan} count={removed.length} days={env().BIN_DAYS} />
          </div>
        </Panel>
      )}
      {removed.length === 0 && !removal && (
        <EmptyState
          Icon={Eraser}
          text={adminText("demoContent.nothing")}
          hint={adminText("demoContent.nothingHint")}
        />
      )}
      <KeptDemo records={kept} />
      {!isOpen && <GettingStartedOpener />}
    </div>
  );
}

export default async function DemoContentPage() {
  await requireAdmin("manageSite");
  return (
    <>
      <PageHeader title={adminText("demoContent.title")} intro={adminText("demoContent.intro")} inMenu />
      <SiteTabs current="/admin/site/demo" />
      <LoadFailure text={adminText("demoContent.loadFailure")}>
        <LoadedDemoContent />
      </LoadFailure>
    </>
  );
}
