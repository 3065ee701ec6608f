import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { PlanPage } from "@/components/plan/plan-page";
import { chatContacts } from "@/lib/booking/contacts";
import { isLanguage } from "@/lib/i18n/languages";
import { cleanPlanPath, readTourIds } from "@/lib/plan/address";
import { planMetadata, planPage } from "@/lib/plan/metadata";
import { listPlanTours } from "@/lib/plan/queries";

interface PlanParams {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ tours?: string | string[] }>;
}

async function askedTours({ searchParams }: PlanParams): Promise<string | undefined> {
  const { tours } = await searchParams;
  return Array.isArray(tours) ? tours[0] : tours;
}

/** Shared by the metadata and the page of one request. */
const readPlan = cache((asked: string) => listPlanTours(readTourIds(asked)));

export async function generateMetadata(address: PlanParams): Promise<Metadata> {
  const { lang } = await address.params;
  const asked = (await askedTours(address)) ?? "";
  if (!isLanguage(lang)) return {};
  return planMetadata(readTourIds(asked), (await readPlan(asked)).tours, lang);
}

export default async function PlanRoute(address: PlanParams) {
  const { lang } = await address.params;
  if (!isLanguage(lang)) notFound();
  const asked = await askedTours(address);
  const clean = cleanPlanPath(lang, asked);
  if (clean !== null) permanentRedirect(clean);
  const ids = readTourIds(asked ?? "");
  const plan = await readPlan(asked ?? "");
  return (
    <PageFrame language={lang} alternates={planPage(ids).paths} rates={plan.tours[0]?.rates}>
      <PlanPage ids={ids} {...plan} language={lang} contacts={chatContacts()} />
    </PageFrame>
  );
}
