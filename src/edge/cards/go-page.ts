import type { Language } from '#src/i18n/language.ts';
import type { Redirect } from './processor.ts';

const texts = {
  es: { title: 'Abriendo la página segura de pago', go: 'Continuar' },
  en: { title: 'Opening the secure payment page', go: 'Continue' },
} satisfies Record<Language, { title: string; go: string }>;

const SCRIPT = 'document.forms[0].submit()';
const STYLE =
  ':root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}body{display:grid;place-content:center;gap:1rem;min-height:90vh;margin:0;padding:1rem;text-align:center}button{font:inherit;min-height:3rem;padding:0 2rem;border-radius:8px;border:0;background:#14532d;color:#fff}';

/** Sends the browser on to a processor: by address, or by posting the form that the processor wants from it. */
export async function sendTo(redirect: Redirect, language: Language): Promise<Response> {
  if ('url' in redirect) {
    return new Response(null, {
      status: 303,
      headers: { location: redirect.url, 'cache-control': 'no-store' },
    });
  }
  const { title, go } = texts[language];
  const fields = Object.entries(redirect.fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><form method="post" action="${escapeHtml(redirect.action)}">${fields.join('')}<button>${go}</button></form><script>${SCRIPT}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src '${await hashOf(SCRIPT)}'`,
    `style-src '${await hashOf(STYLE)}'`,
    'img-src data:',
    `form-action ${new URL(redirect.action).origin}`,
    "base-uri 'none'",
  ];
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
    },
  });
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
