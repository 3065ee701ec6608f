import { planModeScript } from "@/server/in-next/plan-mode-script";
import { StaticHtml } from "@/server/in-next/static-html";

/** Stands before the title of a plan, which depends on what the script finds. The server allows the script by its hash. */
export function PlanModeScript() {
  return (
    <StaticHtml className="hidden">
      <script dangerouslySetInnerHTML={{ __html: planModeScript() }} />
    </StaticHtml>
  );
}
