import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { site } from "@/lib/site";

const networks = [
  { key: "instagram", name: "Instagram", icon: "instagram" },
  { key: "youtube", name: "YouTube", icon: "youtube" },
  { key: "tiktok", name: "TikTok", icon: "tiktok" },
  { key: "facebook", name: "Facebook", icon: "facebook-f" },
  { key: "linkedin", name: "LinkedIn", icon: "linkedin-in" },
] as const;

export function SocialLinks({ language }: { language: Language }) {
  return (
    <ul aria-label={translate(language)("footer.followUs")} className="flex gap-2">
      {networks.map(({ key, name, icon }) => (
        <li key={key}>
          <a
            href={site.social[key]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="inline-flex size-11 items-center justify-center rounded-full border border-white/20 hover:border-white/70"
          >
            <Icon name={icon} className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
