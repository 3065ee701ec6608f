import { yearSeconds } from "@/lib/core/durations";
/**
 * CSP sources of the styles that react-zoom-pan-pinch inserts, and of its empty style element. No other script of the public
 * site inserts styles. A test computes the hashes from the installed package.
 */
export const styleHashes = [
  "'sha256-/aQdAPrD+kc0v7HnGQTuKBtoP6ZN+lnzOGVJ1Qt6dfw='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];

const twoYears = 2 * yearSeconds;

/**
 * Headers of every response; HTML also gets `contentSecurityPolicy`. `subdomains` extends HSTS to subdomains, which
 * an operator with an older service beside the site cannot promise.
 */
export function securityHeaders(https: boolean, subdomains = true): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(https && {
      "Strict-Transport-Security": `max-age=${twoYears}${subdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}

/** Whether pages come with what Next's hot reload needs (`npm run dev`). */
const hotReloads = process.env.NODE_ENV === "development";

/** Evaluates changed modules. */
const ofHotReload = hotReloads ? ["'unsafe-eval'"] : [];

const inlineStyles = "style-src 'self' 'unsafe-inline'";

/** The list of errors that Next shows in development inserts styles of its own. */
const styles = hotReloads ? inlineStyles : `style-src ${["'self'", ...styleHashes].join(" ")}`;

/** The policy of one HTML document: its own scripts by hash, everything else from this site only. */
export function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...ofHotReload, ...scriptHashes].join(" ")}`,
    styles,
    // Style attributes can neither run nor load anything.
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

/** For the back office, whose editor and toasts insert styles. */
export function withInlineStyles(policy: string): string {
  return policy.replace(styles, inlineStyles);
}
