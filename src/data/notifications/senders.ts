import { postApi } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';
import { rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

const COLUMNS = 'id, displayPhone, phoneNumberId, status, problem, setAt';
export type WhatsappSenderRow = Selected<'whatsapp_senders', typeof COLUMNS>;

export const senderQueries = {
  /** The number that the organization writes from; null without one of its own. */
  ofOrganization: (organizationId: string) =>
    rowsQuery<WhatsappSenderRow | null>(['whatsapp-sender', organizationId], () =>
      select('whatsapp_senders', COLUMNS, { organizationId }).maybeSingle(),
    ),
};

export interface NewSender {
  readonly organizationId: string;
  readonly phoneNumberId: string;
  readonly wabaId: string;
  readonly accessToken: string;
}

/** Keeps a number and its token. Errors: whatsapp_token_invalid, whatsapp_number_unknown, whatsapp_silent, not_configured. */
export async function saveSender(sender: NewSender): Promise<void> {
  await postApi('/api/whatsapp/senders', sender);
}

export const removeSender = verb('remove_whatsapp_sender');
