import { planModeScript } from "@/lib/browser/web-storage";
import { StaticHtml } from "@/server/in-next/static-html";

/** Stands before the title of a plan, which depends on what it finds. The server allows this script by its hash. */
export function PlanModeScript() {
  return (
    <StaticHtml className="hidden">
      <script dangerouslySetInnerHTML={{ __html: planModeScript }} />
    </StaticHtml>
  );
}
