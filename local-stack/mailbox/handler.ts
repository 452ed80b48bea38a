import type { Mailbox } from '#stack/mailbox/mailbox.ts';
import { mailListPage, mailPage } from '#stack/mailbox/pages.ts';

function html(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * Answers /_local/mail: the list, `?to=` for one address, `/<id>` for one message, DELETE to empty it; as JSON when
 * the request accepts application/json.
 */
export async function handleMailbox(mailbox: Mailbox, request: Request, id?: string): Promise<Response> {
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  if (request.method === 'DELETE') {
    await mailbox.clear();
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET, DELETE' } });
  if (id) {
    const mail = await mailbox.find(id);
    if (!mail) return wantsJson ? Response.json(null, { status: 404 }) : html('Not found', 404);
    return wantsJson ? Response.json(mail) : html(mailPage(mail));
  }
  const mails = await mailbox.list(new URL(request.url).searchParams.get('to') ?? undefined);
  return wantsJson ? Response.json(mails) : html(mailListPage(mails));
}
