import { array, boolean, type InferOutput, nullable, object, picklist, string, unknown } from 'valibot';
import { languages } from '#src/i18n/language.ts';

/** Ways out of the product; what is shown in it needs no sender. */
export const outgoingChannels = ['email', 'push', 'whatsapp'] as const;
export type OutgoingChannel = (typeof outgoingChannels)[number];

/** What `take_outgoing_messages` gives to send. */
export const Waiting = array(
  object({
    id: string(),
    channel: picklist(outgoingChannels),
    toAddress: nullable(string()),
    replyTo: nullable(string()),
    language: picklist(languages),
    template: string(),
    parameters: unknown(),
    event: nullable(string()),
    notificationId: nullable(string()),
    recordKind: nullable(string()),
    recordId: nullable(string()),
    device: nullable(object({ id: string(), endpoint: string(), p256dh: string(), auth: string() })),
    phone: nullable(string()),
    sender: nullable(object({ phoneNumberId: string(), sealed: string(), isOpen: boolean() })),
    receiptToken: nullable(string()),
  }),
);
export type WaitingMessage = InferOutput<typeof Waiting>[number];
