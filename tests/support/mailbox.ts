import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What an address has been sent, the newest first. */
async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const answer = await request.get('/_local/mail', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as Mail[];
}

/** The newest mail to an address; waits until one has come. */
async function newestMailTo(request: APIRequestContext, to: string): Promise<Mail> {
  let newest: Mail | undefined;
  await expect
    .poll(
      async () => {
        newest = (await mailsTo(request, to)).at(0);
        return newest !== undefined;
      },
      { message: `a mail to ${to}` },
    )
    .toBe(true);
  return newest as Mail;
}

/** The link of the newest mail to an address whose subject has a text; waits until one has come. */
export async function linkMailedAbout(
  request: APIRequestContext,
  to: string,
  subject: string,
): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = (await mailsTo(request, to)).find((mail) => mail.subject.includes(subject))?.html ?? '';
        return html !== '';
      },
      { message: `a mail to ${to} about ${subject}` },
    )
    .toBe(true);
  return hrefOf(html);
}

/** The first link in the newest mail to an address; waits until one has come. */
export async function linkMailedTo(request: APIRequestContext, to: string): Promise<string> {
  return hrefOf((await newestMailTo(request, to)).html);
}

/** The six-digit code in the newest mail to an address; waits until one has come. */
export async function codeMailedTo(request: APIRequestContext, to: string): Promise<string> {
  return /\b\d{6}\b/.exec((await newestMailTo(request, to)).text)?.[0] ?? '';
}

/** Opens the link of one of Auth's messages and presses its one button: without that, nothing is done. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
}

/** What scanners of mail do with every link of a message before its reader sees it. */
export async function scan(request: APIRequestContext, link: string): Promise<void> {
  expect((await request.head(link)).status()).toBe(200);
  expect((await request.get(link)).status()).toBe(200);
}

/** How many mails an address has been sent so far. */
export async function countMailsTo(request: APIRequestContext, to: string): Promise<number> {
  return (await mailsTo(request, to)).length;
}

function hrefOf(html: string): string {
  return (/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
}
