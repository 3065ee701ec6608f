import { StaticHtml } from "@/components/ui/static-html";
import { planModeScript } from "@/lib/browser/web-storage";

/** Stands before the plan's title, which depends on its result. The server allows it by its hash. */
export function PlanModeScript() {
  return (
    <StaticHtml className="hidden">
      <script dangerouslySetInnerHTML={{ __html: planModeScript }} />
    </StaticHtml>
  );
}
