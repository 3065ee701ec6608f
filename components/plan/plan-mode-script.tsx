import { StaticHtml } from "@/components/ui/static-html";
import { planModeScript } from "@/lib/browser/web-storage";

/**
 * Stands before the title of a plan, which depends on its result. The server allows this script by its hash.
 */
export function PlanModeScript() {
  return (
    <StaticHtml className="hidden">
      <script dangerouslySetInnerHTML={{ __html: planModeScript }} />
    </StaticHtml>
  );
}
