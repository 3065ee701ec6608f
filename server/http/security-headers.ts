import { styleHashes } from "./style-hashes";

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * On every answer; what only HTML needs is in `contentSecurityPolicy`. `subdomains` is whether https is asked of
 * them too, which an operator with an older service beside the site cannot promise.
 */
export function securityHeaders(https: boolean, subdomains = true): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(https && {
      "Strict-Transport-Security": `max-age=${twoYears}${subdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

const styles = `style-src ${["'self'", ...styleHashes].join(" ")}`;

/** The policy of one HTML document: its own scripts by hash, everything else from this site only. */
export function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(" ")}`,
    styles,
    // Colours and sizes in `style="…"`: they can neither run nor load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** For the back office, whose editor and notices insert styles of their own. */
export function withInlineStyles(policy: string): string {
  return policy.replace(styles, "style-src 'self' 'unsafe-inline'");
}
