import type { DeliveryMode, LocalMessage, LocalTemplate, WhatsappBook } from '#stack/whatsapp/book.ts';

/** Codes of Meta with the status of HTTP and the words that it sends. */
const ERRORS: Readonly<Record<number, readonly [status: number, type: string, message: string]>> = {
  100: [400, 'OAuthException', '(#100) Invalid parameter'],
  190: [401, 'OAuthException', 'Invalid OAuth access token - Cannot parse access token'],
  130429: [400, 'OAuthException', '(#130429) Rate limit hit'],
  131000: [500, 'OAuthException', '(#131000) Something went wrong'],
  131009: [400, 'OAuthException', '(#131009) Parameter value is not valid'],
  131026: [400, 'OAuthException', '(#131026) Message undeliverable'],
  131047: [400, 'OAuthException', '(#131047) Re-engagement message'],
  131056: [400, 'OAuthException', '(#131056) (Business Account, Consumer Account) pair rate limit hit'],
  132000: [
    400,
    'OAuthException',
    '(#132000) Number of parameters does not match the expected number of params',
  ],
  132001: [404, 'OAuthException', '(#132001) Template name does not exist in the translation'],
  132015: [400, 'OAuthException', '(#132015) Template is Paused'],
  132016: [400, 'OAuthException', '(#132016) Template is Disabled'],
  132018: [400, 'OAuthException', '(#132018) There’s an issue with the parameters in your template'],
};

/** An error as the Graph API says it. */
export function graphError(code: number, details = ''): Response {
  const [status, type, message] = ERRORS[code] ?? [400, 'OAuthException', `(#${code}) Unknown`];
  const error = {
    message,
    type,
    code,
    ...(details && { error_data: { messaging_product: 'whatsapp', details } }),
    fbtrace_id: 'Local',
  };
  return Response.json({ error }, { status });
}

interface Parameter {
  type?: unknown;
  text?: unknown;
}
interface Component {
  type?: unknown;
  sub_type?: unknown;
  parameters?: Parameter[];
}
interface Body {
  messaging_product?: unknown;
  to?: unknown;
  type?: unknown;
  biz_opaque_callback_data?: unknown;
  text?: { body?: unknown };
  template?: { name?: unknown; language?: { code?: unknown }; components?: Component[] };
}

/** What a message says to its reader. */
type Words = Pick<LocalMessage, 'template' | 'text' | 'path'>;

const WRONG_TEXT = /[\n\t]| {5}/;

function fill(templates: readonly LocalTemplate[], body: NonNullable<Body['template']>): Words | Response {
  const name = String(body.name ?? '');
  const language = String(body.language?.code ?? '');
  const template = templates.find((one) => one.name === name && one.language === language);
  if (!template || template.state === 'PENDING' || template.state === 'REJECTED')
    return graphError(132001, `template name (${name}) does not exist in ${language}`);
  if (template.state === 'PAUSED')
    return graphError(132015, `template (${name}) is paused: its quality is low`);
  if (template.state === 'DISABLED') return graphError(132016, `template (${name}) is disabled`);
  const partsOf = (kind: string) =>
    (body.components ?? [])
      .find(({ type }) => type === kind)
      ?.parameters?.map(({ text }) => String(text ?? '')) ?? [];
  const [values, [path = null]] = [partsOf('body'), partsOf('button')];
  const wanted = new Set(template.body.match(/\{\{\d+\}\}/g)).size;
  if (values.length !== wanted)
    return graphError(
      132000,
      `body: number of localizable_params (${values.length}) does not match the expected number of params (${wanted})`,
    );
  if (path === null) return graphError(132000, 'button at index 0 requires a parameter');
  if (values.some((value) => value === '' || WRONG_TEXT.test(value)))
    return graphError(
      132018,
      'Param text cannot have new-line/tab characters or more than 4 consecutive spaces',
    );
  const text = template.body.replace(
    /\{\{(\d+)\}\}/g,
    (_, number: string) => values[Number(number) - 1] ?? '',
  );
  return { template: name, text, path: template.hasButton ? path : null };
}

/** A message of `POST /{phone number id}/messages`, or the error that it gets at once. */
export function readMessage(book: WhatsappBook, phoneNumberId: string, body: Body): LocalMessage | Response {
  const { memory } = book;
  if (body.messaging_product !== 'whatsapp') return graphError(100, 'messaging_product must be whatsapp');
  const to = String(body.to ?? '').replace(/^\+/, '');
  if (!/^\d{8,15}$/.test(to)) return graphError(131009, 'to is not a phone number');
  const opaque = body.biz_opaque_callback_data;
  if (opaque !== undefined && String(opaque).length > 512)
    return graphError(100, 'biz_opaque_callback_data is too long');
  let words: Words | Response;
  if (body.type === 'template' && body.template) words = fill(memory.templates, body.template);
  else if (body.type === 'text' && body.text?.body)
    words = { template: null, text: String(body.text.body), path: null };
  else words = graphError(100, 'type must be text or template');
  if (words instanceof Response) return words;
  memory.count += 1;
  const message: LocalMessage = {
    id: `wamid.${Buffer.from(`local-${memory.count}-${to}`).toString('base64')}`,
    phoneNumberId,
    to,
    at: new Date().toISOString(),
    ...words,
    opaque: opaque === undefined ? null : String(opaque),
    statuses: [],
  };
  memory.messages.push(message);
  book.keep();
  return message;
}

const DAY_MS = 86_400_000;

/** Whether words of one's own may be sent: the phone wrote within the last day. */
export const isWindowOpen = (book: WhatsappBook, phoneNumberId: string, phone: string): boolean => {
  const wrote = book.memory.windows[`${phoneNumberId}/${phone}`];
  return wrote !== undefined && Date.now() - Date.parse(wrote) < DAY_MS;
};

/** What the webhook is told of a message, in order. */
export function statusesOf(mode: DeliveryMode): string[] {
  const right = ['sent', 'delivered', 'read'];
  const modes: Record<DeliveryMode, string[]> = {
    delivered: ['sent', 'delivered'],
    read: right,
    reversed: [...right].reverse(),
    doubled: right.flatMap((status) => [status, status]),
    none: [],
    unreachable: ['failed'],
  };
  return modes[mode];
}
