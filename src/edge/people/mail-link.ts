import { call } from '#src/edge/call.ts';
import { type Language, toLanguage } from '#src/i18n/language.ts';
import { checkOrigin } from '../endpoint.ts';
import { showPage } from '../filled-page.ts';
import { readForm, seeOther } from '../public-forms/public-form.ts';
import type { Settings } from '../settings.ts';
import { serviceClient } from '../supabase.ts';

export interface MailLink {
  language: Language;
  token: string;
  /** A mailbox posted to the link by itself, because its reader pressed its button. */
  isOneClick: boolean;
}

/** The language and token that a link of a mail carries, or the form of the page that it led to. */
export async function readLink(request: Request): Promise<MailLink> {
  const { searchParams } = new URL(request.url);
  const { values } = await readForm(request);
  return {
    language: toLanguage(values.language ?? searchParams.get('language')) ?? 'es',
    token: values.token ?? searchParams.get('token') ?? '',
    isOneClick: values['List-Unsubscribe'] === 'One-Click',
  };
}

/** The page that asks whether to do what the link of a mail is for; its button posts the token. */
export async function askFirst(request: Request, page: string): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const language = toLanguage(searchParams.get('language')) ?? 'es';
  const token = searchParams.get('token') ?? '';
  if (!/^[0-9a-f]{64}$/.test(token)) return showLinkFault(request, `/${language}${page}`, 'unknown');
  return showPage(request, `/${language}${page}`, {
    status: 200,
    values: { token },
    faults: {},
    addressIn: (other) => `${pathname}?language=${other}&token=${token}`,
  });
}

/**
 * Takes the address of a link's token off a list of messages, in a folder of pages. From the page: 303 to the one that says
 * so. From a mailbox with its own button (RFC 8058, `List-Unsubscribe=One-Click`): 200. The same whether it was on the list
 * or not.
 */
export async function leaveByLink(
  request: Request,
  settings: Settings,
  { verb, folder }: { verb: 'leave_waitlist' | 'leave_owner_mail'; folder: string },
): Promise<Response> {
  checkOrigin(request, settings.siteUrl);
  const { language, token, isOneClick } = await readLink(request);
  await call(serviceClient(settings), verb, { token });
  return isOneClick ? new Response(null, { status: 200 }) : seeOther(`/${language}/${folder}/left/`);
}

/** The same page without its button, saying why the link is of no use. */
export function showLinkFault(
  request: Request,
  path: string,
  fault: 'expired' | 'unknown',
): Promise<Response> {
  const status = fault === 'expired' ? 410 : 404;
  return showPage(request, path, { status, values: {}, faults: { form: fault }, isOver: true });
}
