import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** The first link in the newest mail to an address; waits until one has come. */
export async function linkMailedTo(request: APIRequestContext, to: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const answer = await request.get('/_local/mail', {
          params: { to },
          headers: { accept: 'application/json' },
        });
        const mails = (await answer.json()) as Mail[];
        link = hrefOf(mails.at(0)?.html ?? '');
        return link;
      },
      { message: `a mail to ${to}` },
    )
    .not.toBe('');
  return link;
}

function hrefOf(html: string): string {
  return (/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}
