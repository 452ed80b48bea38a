import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountId, type LocalMessage, organizationNumber, platformNumber } from '#stack/whatsapp/book.ts';

/** Where what happens is told, and the secret that signs it. */
export interface Webhook {
  siteUrl: string;
  appSecret: string;
}

const TRIES = 3;
const seconds = () => String(Math.floor(Date.now() / 1_000));

/** Tells the product something, as Meta does: signed, and again where the answer is not 200. @returns the last status; 0 for none */
export async function tellWebhook(
  { siteUrl, appSecret }: Webhook,
  phoneNumberId: string,
  value: object,
): Promise<number> {
  const number = [platformNumber, organizationNumber].find(({ id }) => id === phoneNumberId);
  const metadata = {
    display_phone_number: number?.phone.replace(/\D/g, '') ?? '',
    phone_number_id: phoneNumberId,
  };
  const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: accountId, changes: [change] }],
  });
  const signature = createHmac('sha256', appSecret).update(body).digest('hex');
  let status = 0;
  for (let tries = 0; tries < TRIES && status !== 200; tries += 1) {
    await sleep(50 * tries);
    status = await fetch(`${siteUrl}/api/whatsapp/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    }).then(
      (response) => response.status,
      () => 0,
    );
  }
  return status;
}

const REASONS: Readonly<Record<number, readonly [title: string, details: string]>> = {
  131026: ['Message undeliverable', 'Message Undeliverable.'],
  131047: [
    'Re-engagement message',
    'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
  ],
};

/** How a message goes on, in Meta's shape. @param code of what failed */
export function statusValue(message: LocalMessage, status: string, code = 131026): object {
  const [title = '', details = ''] = REASONS[code] ?? [];
  return {
    statuses: [
      {
        id: message.id,
        status,
        timestamp: seconds(),
        recipient_id: message.to,
        ...(message.opaque !== null && { biz_opaque_callback_data: message.opaque }),
        ...(status === 'failed' && {
          errors: [{ code, title, message: title, error_data: { details } }],
        }),
      },
    ],
  };
}

/** What a phone writes, in Meta's shape. */
export const inboundValue = (id: string, from: string, text: string): object => ({
  contacts: [{ profile: { name: 'Local' }, wa_id: from }],
  messages: [{ id, from, timestamp: seconds(), type: 'text', text: { body: text } }],
});
