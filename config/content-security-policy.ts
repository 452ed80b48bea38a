import type { AstroUserConfig } from 'astro';

type ContentSecurityPolicy = NonNullable<AstroUserConfig['security']>['csp'];

/**
 * The policy that Astro writes into every page together with the hashes of its own inline scripts and styles.
 * Browsers ignore `frame-ancestors` in a page, so that one is a header in public/_headers.
 *
 * @param supabaseUrl origin of a hosted Supabase, or '' when the API answers on the page's own origin
 *   (`'self'` then covers its web socket too).
 */
export function contentSecurityPolicy(supabaseUrl: string): ContentSecurityPolicy {
  const api = supabaseUrl ? new URL(supabaseUrl) : undefined;
  const apiSources = api ? [api.origin, `${api.protocol === 'http:' ? 'ws' : 'wss'}://${api.host}`] : [];
  return {
    directives: [
      "default-src 'none'",
      `connect-src ${["'self'", ...apiSources].join(' ')}`,
      `img-src ${["'self'", 'data:', 'blob:', ...apiSources.slice(0, 1)].join(' ')}`,
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ],
  };
}
