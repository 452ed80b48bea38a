import { setTimeout as sleep } from 'node:timers/promises';
import { type Secrets, whatsappKeysOf } from '#stack/keys.ts';
import { sentValues, setAnswer } from '#stack/test-page.ts';
import {
  deliveryModes,
  type LocalMessage,
  openWhatsappBook,
  organizationNumber,
  platformNumber,
  templateStates,
  type WhatsappBook,
} from '#stack/whatsapp/book.ts';
import {
  cutAnswer,
  failedAnswer,
  takeWhatsappFault,
  type WhatsappFault,
  whatsappFaults,
} from '#stack/whatsapp/faults.ts';
import { graphError, isWindowOpen, readMessage, statusesOf } from '#stack/whatsapp/graph.ts';
import { whatsappPage } from '#stack/whatsapp/page.ts';
import { inboundValue, statusValue, tellWebhook, type Webhook } from '#stack/whatsapp/webhook.ts';

interface Account {
  book: WhatsappBook;
  faults: WhatsappFault[];
  webhook: Webhook;
  tokens: ReadonlyMap<string, string>;
  url: string;
}

const bad = (message: string) => Response.json({ message }, { status: 400 });

/**
 * Answers `/_local/whatsapp/…`: the part of Meta's Graph API that sends messages, an account with templates, phones that get them
 * and write, and the switches. What happens is told to the product's webhook, signed.
 */
export function openLocalWhatsapp(dataDir: string, siteUrl: string, secrets: Pick<Secrets, 'secretKey'>) {
  const { accessToken, appSecret } = whatsappKeysOf(secrets);
  const account: Account = {
    book: openWhatsappBook(dataDir),
    faults: [],
    webhook: { siteUrl, appSecret },
    tokens: new Map([
      [platformNumber.id, accessToken],
      [organizationNumber.id, organizationNumber.accessToken],
    ]),
    url: `${siteUrl}/_local/whatsapp`,
  };
  return async (request: Request, [area = '', id = '']: string[]): Promise<Response> => {
    const { book, faults, url } = account;
    const isPost = request.method === 'POST';
    if (/^\d+$/.test(area)) return graph(account, request, area, id);
    if (area === '' && request.method === 'DELETE') {
      faults.splice(0);
      book.clear();
      return new Response(null, { status: 204 });
    }
    if (area === '') return whatsappPage(book.memory, faults, url);
    if (area === 'state' && !isPost) return Response.json({ ...book.memory, faults });
    const change = isPost ? CHANGES[area] : undefined;
    if (!change) return Response.json({ message: 'Not found' }, { status: 404 });
    return (await change(account, await sentValues(request))) ?? setAnswer(request, url);
  };
}

async function graph(account: Account, request: Request, number: string, rest: string): Promise<Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token || ![...account.tokens.values()].includes(token)) return graphError(190);
  if (account.tokens.get(number) !== token)
    return graphError(
      100,
      `Object with ID '${number}' does not exist or cannot be loaded due to missing permissions`,
    );
  if (request.method === 'GET' && rest === '') {
    const known = number === platformNumber.id ? platformNumber : organizationNumber;
    return Response.json({
      id: number,
      display_phone_number: known.phone,
      verified_name: known.name,
      quality_rating: 'GREEN',
    });
  }
  if (request.method !== 'POST' || rest !== 'messages')
    return graphError(100, `Unsupported request: ${rest}`);
  const fault = takeWhatsappFault(account.faults);
  const failed = await failedAnswer(fault, request.signal);
  if (failed) return failed;
  const message = readMessage(account.book, number, (await request.json()) as object);
  if (message instanceof Response) return message;
  void deliver(account, message);
  if (fault === 'lost') return cutAnswer();
  return Response.json({
    messaging_product: 'whatsapp',
    contacts: [{ input: message.to, wa_id: message.to }],
    messages: [{ id: message.id, message_status: 'accepted' }],
  });
}

/** Tells the webhook how the message goes on, once the sender has its answer. */
async function deliver({ book, webhook }: Account, message: LocalMessage): Promise<void> {
  const isAllowed = message.template !== null || isWindowOpen(book, message.phoneNumberId, message.to);
  for (const status of isAllowed ? statusesOf(book.memory.delivery) : ['failed']) {
    await sleep(40);
    const value = statusValue(message, status, isAllowed ? 131026 : 131047);
    message.statuses.push({ status, answer: await tellWebhook(webhook, message.phoneNumberId, value) });
    book.keep();
  }
}

type Change = (account: Account, values: Record<string, unknown>) => Promise<Response | undefined>;

/** What is under the counterpart's own address, by its name. */
const CHANGES: Readonly<Record<string, Change>> = {
  async faults({ faults }, { kind, times }) {
    const known = whatsappFaults.find((one) => one === kind);
    if (!known) return bad(`kind: one of ${whatsappFaults.join(', ')}`);
    faults.push({ kind: known, times: Number(times ?? 1) });
    return undefined;
  },
  async templates({ book }, { name, language, state }) {
    const known = templateStates.find((one) => one === state);
    const found = book.memory.templates.filter(
      (one) => one.name === name && (language === undefined || one.language === language),
    );
    if (!known || found.length === 0)
      return bad(`name, language; state: one of ${templateStates.join(', ')}`);
    for (const template of found) template.state = known;
    book.keep();
    return undefined;
  },
  async delivery({ book }, { mode }) {
    const known = deliveryModes.find((one) => one === mode);
    if (!known) return bad(`mode: one of ${deliveryModes.join(', ')}`);
    book.memory.delivery = known;
    book.keep();
    return undefined;
  },
  /** A phone writes to one of the account's numbers: it may be answered for a day. */
  async inbound({ book, webhook }, { from, text, to = platformNumber.id }) {
    const phone = String(from ?? '').replace(/\D/g, '');
    if (!/^\d{8,15}$/.test(phone)) return bad('from: a phone number');
    book.memory.count += 1;
    book.memory.windows[`${String(to)}/${phone}`] = new Date().toISOString();
    book.keep();
    const id = `wamid.${Buffer.from(`inbound-${book.memory.count}`).toString('base64')}`;
    const status = await tellWebhook(webhook, String(to), inboundValue(id, phone, String(text ?? '')));
    return status === 200
      ? undefined
      : Response.json({ message: `The webhook answered ${status}.` }, { status: 502 });
  },
  /** Where the webhook is. */
  async site({ webhook }, { url }) {
    webhook.siteUrl = String(url);
    return undefined;
  },
};
