import { ArrowRight, CircleCheck, CircleDashed } from "lucide-react";
import { AdminLink } from "@/components/admin/admin-link";
import { Panel } from "@/components/admin/panel";
import { Badge } from "@/components/ui/badge";
import { button } from "@/components/ui/button";
import { type Actor, may, type Permission } from "@/lib/core/auth/permissions";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { GettingStartedStep, MissingForLive, StepStatus } from "@/lib/registry/getting-started/schema";
import { GettingStartedCloser } from "./getting-started-switch";

const targets: Record<GettingStartedStep, [href: string, permission: Permission]> = {
  identity: ["/admin/site#section-identity", "manageSite"],
  chats: ["/admin/site#section-contact", "manageSite"],
  phones: ["/admin/site#section-contact", "manageSite"],
  address: ["/admin/site#section-contact", "manageSite"],
  documents: ["/admin/site#section-documents", "manageSite"],
  home: ["/admin/site/home#section-about", "editContent"],
  pictures: ["/admin/site/home#section-hero", "editContent"],
  tour: ["/admin/tours/create", "editContent"],
  staff: ["/admin/staff", "manageStaff"],
};

/** A lone operator needs no second account. */
function joinedSentences(seen: string, state: StepStatus["state"]): string {
  return state === "optional" ? `${seen}. ${adminText("gettingStarted.alone")}` : seen;
}

function StepText({ step, state, seen }: StepStatus) {
  const isDone = state === "done";
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={isDone ? "mt-0.5 size-5 shrink-0 text-leaf-600" : "mt-0.5 size-5 shrink-0 text-sea-600"}
      />
      <span className="grid min-w-0 grow gap-1">
        <span className="grid justify-items-start gap-1.5">
          <span className="font-semibold leading-snug">{adminText(`gettingStarted.steps.${step}`)}</span>
          {isDone ? (
            <span className="sr-only">{adminText("gettingStarted.states.done")}</span>
          ) : (
            <Badge variant={state === "demo" ? "soon" : "sand"}>
              {adminText(`gettingStarted.states.${state}`)}
            </Badge>
          )}
        </span>
        <span className="wrap-anywhere line-clamp-2 text-ink-soft text-sm">
          {seen
            ? step === "staff"
              ? joinedSentences(seen, state)
              : adminText("gettingStarted.seen", { text: seen })
            : adminText("gettingStarted.nothing")}
        </span>
      </span>
    </>
  );
}

function StepRow({ status, admin }: { status: StepStatus; admin: Actor }) {
  const [href, permission] = targets[status.step];
  const row = "flex h-full items-start gap-3 rounded-xl border border-line p-3 sm:p-4";
  if (!may(admin, permission)) {
    return (
      <div className={row}>
        <StepText {...status} />
        <span className="shrink-0 text-ink-soft text-xs">{adminText("gettingStarted.byAdmin")}</span>
      </div>
    );
  }
  return (
    <AdminLink
      href={href}
      className={`${row} group/step transition-[border-color,box-shadow] hover:border-sea-300 hover:shadow-lift`}
    >
      <StepText {...status} />
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-4.5 shrink-0 text-sea-600 transition-transform group-hover/step:translate-x-1"
      />
    </AdminLink>
  );
}

interface GettingStartedPanelProps {
  steps: StepStatus[];
  missing: MissingForLive[];
  admin: Actor;
}

/** What the server and the settings still lack before the site can be opened to the public. */
function LiveSteps({ missing }: { missing: MissingForLive[] }) {
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="live-steps" className="grid gap-2">
      <h3 id="live-steps" className="font-semibold text-base">
        {adminText("gettingStarted.live")}
      </h3>
      <ul className="grid gap-2 text-sm lg:grid-cols-2">
        {missing.map(({ step, host }) => (
          <li key={step} className="flex gap-2">
            <CircleDashed aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-sea-600" />
            <span className="min-w-0">
              <span className="font-medium">{adminText(`gettingStarted.liveSteps.${step}`)}</span>
              <span className="wrap-anywhere block text-ink-soft">
                {adminText(`gettingStarted.liveHints.${step}`, { host })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first steps of a new site, each with what visitors see at present. */
export function GettingStartedPanel({ steps, missing, admin }: GettingStartedPanelProps) {
  const done = steps.filter(({ state }) => state === "done").length;
  const holdsDemo = steps.some(({ state }) => state === "demo");
  return (
    <Panel
      title={adminText("gettingStarted.title")}
      className="mb-8"
      actions={
        <span className="font-medium text-ink-soft text-sm">
          {adminText("gettingStarted.progress", { done, all: steps.length })}
        </span>
      }
    >
      <p className="text-ink-soft text-sm">{adminText("gettingStarted.intro")}</p>
      <ol className="grid gap-2 sm:gap-3 lg:grid-cols-2 xl:grid-cols-3">
        {steps.map((status) => (
          <li key={status.step} className="min-w-0">
            <StepRow status={status} admin={admin} />
          </li>
        ))}
      </ol>
      {steps.some(({ step, state }) => step === "tour" && state !== "done") && (
        <p className="text-sm">
          {adminText("gettingStarted.manyTours")}{" "}
          <AdminLink
            href="/admin/sheets"
            className="font-medium text-sea-800 underline underline-offset-3 hover:text-sea-950"
          >
            {adminText("sheets.title")}
          </AdminLink>
        </p>
      )}
      <LiveSteps missing={missing} />
      {may(admin, "manageSite") && (
        <div className="flex flex-wrap gap-2">
          {holdsDemo && (
            <AdminLink href="/admin/site/demo" className={button({ variant: "secondary", size: "small" })}>
              {adminText("gettingStarted.removeDemo")}
            </AdminLink>
          )}
          <GettingStartedCloser />
        </div>
      )}
    </Panel>
  );
}
