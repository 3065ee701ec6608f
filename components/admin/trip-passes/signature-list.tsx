import { AdminLink } from "@/components/admin/admin-link";
import { Moment } from "@/components/admin/moment";
import { Panel } from "@/components/admin/panel";
import { Pagination } from "@/components/ui/pagination";
import type { PageInfo } from "@/lib/core/content/pagination";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { PassSignature } from "@/lib/requests/pass/schema";
import { FindSignature } from "./find-signature";

/** The address of a page of the list; with a digest, that of the signatures of one pass. */
function addressOf(page: number, digest?: string): string {
  const query = new URLSearchParams({ ...(digest && { digest }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/admin/trip-passes?${query}` : "/admin/trip-passes";
}

interface SignatureListProps {
  signatures: PassSignature[];
  pagination: PageInfo;
  digest?: string;
}

export function SignatureList({ signatures, pagination, digest }: SignatureListProps) {
  const { current_page, last_page } = pagination;
  return (
    <Panel title={adminText("tripPasses.signatures")}>
      <FindSignature />
      {digest && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <strong className="font-semibold">{adminText("tripPasses.found")}</strong>
          <AdminLink href="/admin/trip-passes" className="text-sea-700 underline underline-offset-4">
            {adminText("tripPasses.all")}
          </AdminLink>
        </p>
      )}
      {signatures.length === 0 ? (
        <p className="text-ink-soft text-sm">
          {adminText(digest ? "tripPasses.notFound" : "tripPasses.noSignatures")}
        </p>
      ) : (
        <ul aria-label={adminText("tripPasses.signatures")} className="grid divide-y divide-line text-sm">
          {signatures.map(({ id, username, created_at, key, digest }) => (
            <li
              key={id}
              className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto_auto]"
            >
              <bdi className="wrap-anywhere font-semibold">{username}</bdi>
              <span className="font-mono text-ink-soft" title={digest}>
                {adminText("tripPasses.key", { key })} · {digest.slice(0, 8)}…
              </span>
              <Moment time={created_at} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        language="id"
        page={current_page}
        lastPage={last_page}
        hrefOf={(page) => addressOf(page, digest)}
        link={AdminLink}
      />
    </Panel>
  );
}
