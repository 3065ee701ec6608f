import { Icon } from "@/components/ui/icon";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Blog } from "@/lib/blogs/schema";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { blogPath } from "@/lib/i18n/paths";
import { CopyLink } from "./copy-link";

interface ShareLinksProps {
  language: Language;
  blog: Blog;
  title: string;
}

const look =
  "inline-flex size-11 items-center justify-center rounded-full border border-sea-800/25 bg-white text-sea-900 transition-colors hover:border-sea-800/60 hover:bg-sea-50";

/** Where a reader passes an article on; links, so that nothing of those networks is loaded here. */
export function ShareLinks({ language, blog, title }: ShareLinksProps) {
  const t = translate(language);
  const url = absoluteUrl(blogPath(language, blog));
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters);
  const networks = [
    { name: "WhatsApp", icon: "whatsapp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { name: "Telegram", icon: "telegram", href: `https://t.me/share/url?${query({ url, text: title })}` },
    { name: "X", icon: "x-twitter", href: `https://x.com/intent/post?${query({ url, text: title })}` },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6 print:hidden">
      <h2 className="mr-2 font-semibold">{t("blogs.share")}</h2>
      <ul className="flex flex-wrap gap-2">
        {networks.map(({ name, icon, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("blogs.shareOn", { network: name })}
              className={look}
            >
              <Icon name={icon} className="size-5" />
            </a>
          </li>
        ))}
        <li>
          <CopyLink url={url} label={t("blogs.copyLink")} done={t("blogs.copied")} />
        </li>
      </ul>
    </div>
  );
}
