import { Download, FilePlus } from "lucide-react";
import { Panel } from "@/components/admin/panel";
import { button } from "@/components/ui/button";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { staffName } from "@/lib/core/i18n/staff-names";
import { sheetParts, sheets } from "@/lib/sheets/columns";
import { kindNames, kindPaths, kinds } from "@/lib/tours/kinds";

function sheetRows() {
  const ofKinds = kindPaths.map((kind) => ({
    name: staffName(kindNames[kind]),
    query: `tour_type=${kinds[kind].type}&`,
  }));
  return [{ name: adminText("sheets.allTours"), query: "" }, ...ofKinds];
}

const link = "whitespace-nowrap font-medium text-sea-800 underline underline-offset-3 hover:text-sea-950";

interface SheetLinkProps {
  query: string;
  name: string;
  children: string;
}

function SheetLink({ query, name, children }: SheetLinkProps) {
  return (
    <a href={`/api/tour-sheet?${query}`} download aria-label={name} className={link}>
      {children}
    </a>
  );
}

export function SheetDownload() {
  return (
    <Panel title={adminText("sheets.downloadTitle")}>
      <p className="text-ink-soft text-sm">{adminText("sheets.downloadText")}</p>
      <div>
        <a href="/api/tour-sheet" download className={button({ variant: "secondary" })}>
          <Download aria-hidden="true" className="size-5" />
          {adminText("sheets.downloadXlsx")}
        </a>
      </div>
      <p className="text-ink-soft text-sm">{adminText("sheets.templateText")}</p>
      <div>
        <a href="/api/tour-sheet/template" download className={button({ variant: "outline" })}>
          <FilePlus aria-hidden="true" className="size-5" />
          {adminText("sheets.template")}
        </a>
      </div>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-2 font-medium text-sea-800">
          {adminText("sheets.more")}
        </summary>
        <table className="mt-2 w-full">
          <thead className="text-left text-ink-soft text-xs">
            <tr>
              <th scope="col" className="py-2 pr-3 font-semibold">
                {adminText("sheets.kind")}
              </th>
              <th scope="col" className="py-2 pr-3 font-semibold">
                {adminText("sheets.workbook")}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {adminText("sheets.csv")}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {sheetRows().map(({ name, query }) => (
              <tr key={name}>
                <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                  {name}
                </th>
                <td className="py-2.5 pr-3">
                  <SheetLink query={`${query}format=xlsx`} name={`XLSX: ${name}`}>
                    {adminText("sheets.workbook")}
                  </SheetLink>
                </td>
                <td className="py-2.5">
                  <span className="flex flex-wrap gap-x-4 gap-y-2">
                    {sheetParts.map((part) => (
                      <SheetLink
                        key={part}
                        query={`${query}format=csv&part=${part}`}
                        name={`CSV ${sheets[part].name}: ${name}`}
                      >
                        {sheets[part].name}
                      </SheetLink>
                    ))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
