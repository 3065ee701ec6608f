import { button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PicturePlaceholder } from "@/components/ui/picture-placeholder";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { toursPath } from "@/lib/i18n/paths";
import type { Kind } from "@/lib/tours/kinds";

/** What a list shows when nothing fits. */
export function NoTours({ kind, language }: { kind: Kind; language: Language }) {
  const t = translate(language);
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <div className="w-48 overflow-hidden rounded-card">
        <PicturePlaceholder className="aspect-4/3 h-auto" />
      </div>
      <h2 className="text-heading">{t("tours.empty")}</h2>
      <p className="text-ink-soft">{t("tours.emptyHint")}</p>
      <Link href={toursPath(language, kind)} className={button({ look: "secondary" })}>
        {t("tours.showAll")}
      </Link>
    </div>
  );
}
