import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import type { TestStack } from '#tests/support/start-stack.ts';
import type { serveWorker } from '#tests/support/worker.ts';

type Values = Record<string, string>;

let clients = 0;
/** A network address that nobody else has. */
export function somewhere(): string {
  clients += 1;
  return `203.0.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
}
export const someone = () => `${randomUUID()}@example.com`;

/** What visitors of the public forms do, each from a network address of their own. */
export function visitorsOf(stack: TestStack, worker: ReturnType<typeof serveWorker>) {
  const headersFrom = (client: string) => ({ origin: stack.url, 'cf-connecting-ip': client });

  /** As the form's script sends it. */
  const send = (address: string, values: Values, client = somewhere()) =>
    worker.fetch(address, {
      method: 'POST',
      headers: { ...headersFrom(client), 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'es', ...values }),
    });

  /** As a browser without JavaScript sends it. */
  const submit = (address: string, values: Values, client = somewhere()) =>
    worker.fetch(address, {
      method: 'POST',
      headers: headersFrom(client),
      body: new URLSearchParams({ language: 'es', ...values }),
    });

  async function mailsTo(address: string): Promise<Mail[]> {
    const headers = { accept: 'application/json' };
    const answer = await fetch(`${stack.url}/_local/mail?to=${encodeURIComponent(address)}`, { headers });
    return (await answer.json()) as Mail[];
  }

  /** Mail goes out after the answer. */
  const newestMailTo = (address: string, kind: string): Promise<Mail> =>
    vi.waitFor(
      async () => {
        const mail = (await mailsTo(address)).find((candidate) => candidate.kind === kind);
        if (!mail) throw new Error(`No ${kind} to ${address}.`);
        return mail;
      },
      { timeout: 20_000, interval: 100 },
    );

  /** The first link of a mail that contains `part`, without the origin. */
  const linkIn = (mail: Mail, part: string) =>
    [...mail.html.matchAll(/href="([^"]+)"/g)]
      .map((match) => (match[1] ?? '').replaceAll('&amp;', '&').replace(stack.url, ''))
      .find((link) => link.includes(part)) ?? '';

  return { headersFrom, send, submit, mailsTo, newestMailTo, linkIn };
}
