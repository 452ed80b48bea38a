import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '#src/i18n/language.ts';
import type { Mail } from '#stack/mailbox/mailbox.ts';

export const someone = () => `${randomUUID()}@e2e.llavero.test`;

/** Visitors are counted by their network address: each of these has one of its own. */
export async function comeFromElsewhere(context: BrowserContext): Promise<void> {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
  await context.setExtraHTTPHeaders({ 'cf-connecting-ip': address });
}

/** A visitor whose browser runs no scripts. Close the context at the end. */
export async function openWithoutScripts(
  browser: Browser,
  baseURL: string | undefined,
  language: Language,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: language === 'es' ? 'es-DO' : 'en-US',
    ...(baseURL && { baseURL }),
  });
  await comeFromElsewhere(context);
  return context;
}

/** The newest mail of a kind to an address; waits until it has come. */
export async function mailOfKind(request: APIRequestContext, to: string, kind: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const headers = { accept: 'application/json' };
        const answer = await request.get('/_local/mail', { params: { to }, headers });
        found = ((await answer.json()) as Mail[]).find((mail) => mail.kind === kind);
        return found?.kind;
      },
      { message: `${kind} to ${to}` },
    )
    .toBe(kind);
  return found as Mail;
}

/** The address of the first link in a mail that contains `part`. */
export function linkIn(mail: Mail, part: string): string {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
  return (links.find((link) => link.includes(part)) ?? '').replaceAll('&amp;', '&');
}
