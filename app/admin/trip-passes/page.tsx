import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LoadFailure } from "@/components/admin/load-failure";
import { PageHeader } from "@/components/admin/page-header";
import { PassKeys } from "@/components/admin/trip-passes/pass-keys";
import { SignatureList } from "@/components/admin/trip-passes/signature-list";
import { requireAdmin } from "@/lib/core/auth/require-admin";
import { readPage } from "@/lib/core/content/pagination";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { listPassKeys, listPassSignatures } from "@/lib/requests/pass/queries";
import { signatureInput } from "@/lib/requests/pass/schema";

export const metadata: Metadata = { title: adminText("frame.tripPasses") };

const perPage = 30;

async function LoadedTripPasses({ page, digest }: { page: number; digest?: string }) {
  const [keys, { signatures, pagination }] = await Promise.all([
    listPassKeys(),
    listPassSignatures({ page, perPage }, digest),
  ]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <PassKeys keys={keys} />
      <SignatureList signatures={signatures} pagination={pagination} digest={digest} />
    </div>
  );
}

interface TripPassesPageProps {
  searchParams: Promise<{ page?: string; digest?: unknown }>;
}

export default async function TripPassesPage({ searchParams }: TripPassesPageProps) {
  await requireAdmin("manageStaff");
  const { page: asked, digest: sought } = await searchParams;
  const page = readPage(asked);
  const { data } = signatureInput.safeParse({ digest: sought });
  if (page === null) notFound();
  return (
    <>
      <PageHeader title={adminText("frame.tripPasses")} intro={adminText("tripPasses.intro")} inMenu />
      <LoadFailure text={adminText("tripPasses.loadFailure")}>
        <LoadedTripPasses page={page === "first" ? 1 : page} digest={data?.digest} />
      </LoadFailure>
    </>
  );
}
