import { FaFacebookF, FaInstagram, FaLinkedinIn, FaTiktok, FaYoutube } from "react-icons/fa6";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { site } from "@/lib/site";

const networks = [
  { key: "instagram", name: "Instagram", Mark: FaInstagram },
  { key: "youtube", name: "YouTube", Mark: FaYoutube },
  { key: "tiktok", name: "TikTok", Mark: FaTiktok },
  { key: "facebook", name: "Facebook", Mark: FaFacebookF },
  { key: "linkedin", name: "LinkedIn", Mark: FaLinkedinIn },
] as const;

export function SocialLinks({ language }: { language: Language }) {
  return (
    <ul aria-label={translate(language)("footer.followUs")} className="flex gap-2">
      {networks.map(({ key, name, Mark }) => (
        <li key={key}>
          <a
            href={site.social[key]}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="inline-flex size-11 items-center justify-center rounded-full border border-white/20 hover:border-white/70"
          >
            <Mark aria-hidden="true" className="size-4.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
