import { CopyButton } from "@/components/admin/account/secret-text";
import { formatNumber } from "@/lib/core/format";
import { adminText } from "@/lib/core/i18n/admin-messages";

interface DoorFiguresProps {
  address: string;
  /** How often each tool was asked, the most asked first. */
  calls: readonly { tool: string; count: number }[];
}

/** The address of the door for assistants, and what assistants asked in the last 28 days. */
export function DoorFigures({ address, calls }: DoorFiguresProps) {
  return (
    <section aria-labelledby="door-title" className="mt-8 grid gap-3 rounded-card border border-line p-5">
      <h2 id="door-title" className="font-semibold text-lg">
        {adminText("site.door.title")}
      </h2>
      <p className="text-ink-soft text-sm">{adminText("site.door.intro")}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code className="break-all">{address}</code>
        <CopyButton text={address} label={adminText("site.door.copy")} />
      </p>
      {calls.length === 0 ? (
        <p className="text-ink-soft text-sm">{adminText("site.door.nobody")}</p>
      ) : (
        <table className="w-full max-w-md text-left text-sm">
          <caption className="pb-2 text-left text-ink-soft">{adminText("site.door.calls")}</caption>
          <tbody>
            {calls.map(({ tool, count }) => (
              <tr key={tool} className="border-line border-t">
                <th scope="row" className="py-2 font-normal">
                  <code>{tool}</code>
                </th>
                <td className="py-2 text-right">{formatNumber(count, "id")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
