import type { SupabaseClient } from '@supabase/supabase-js';
import { boolean, nullable, number, object, parse, picklist, string } from 'valibot';
import { cardPaymentStatuses, cardProcessors, currencyCodes } from '#src/domain/foundation/enums.ts';
import { fromDatabase, Problem } from '../problem.ts';
import type { Attempt, CardProcessor, Decided, Outcome, Redirect, StoredCard } from './processor.ts';
import { type CardSettings, createProcessor } from './processors.ts';
import { createSealer, type Sealer } from './sealing.ts';

export const CardPaymentRow = object({
  id: string(),
  organization_id: string(),
  organization_name: string(),
  processor: picklist(cardProcessors),
  is_test: boolean(),
  status: picklist(cardPaymentStatuses),
  currency: picklist(currencyCodes),
  total_minor: number(),
  order_number: string(),
  reference: nullable(string()),
  created_at: string(),
  credentials: nullable(string()),
  secret: nullable(string()),
  /** The automatic payment that it stores a card for, and the one that it is a charge of. */
  stores_for: nullable(string()),
  autopay_id: nullable(string()),
  stored_card: nullable(string()),
  /** The automatic payment that the stored card was sealed for. */
  sealed_for: nullable(string()),
});
export type CardPaymentRow = ReturnType<typeof parse<typeof CardPaymentRow>>;

/** What is kept, sealed, of an open attempt. */
export interface AttemptSecret {
  readonly redirect: Redirect;
  readonly secret: string | null;
}

/** An attempt, and whom to speak with about it. */
export interface OpenAttempt {
  readonly row: CardPaymentRow;
  readonly attempt: Attempt;
  readonly processor: CardProcessor;
  readonly sealer: Sealer;
  readonly kept: AttemptSecret | null;
}

export const aboutCredentials = (organizationId: string, processor: string) =>
  `credentials/${organizationId}/${processor}`;
export const aboutAttempt = (id: string) => `card-payment/${id}`;
export const aboutStoredCard = (autopayId: string) => `autopay/${autopayId}`;

/** @throws Problem 404 `not_found`, 503 `not_configured`. */
export async function readAttempt(
  database: SupabaseClient,
  settings: CardSettings,
  id: string,
): Promise<OpenAttempt> {
  const { data, error } = await database.rpc('read_card_payment', { p_id: id });
  if (error) throw fromDatabase(error);
  if (!data) throw new Problem(404, 'not_found', 'There is no such attempt.');
  return prepareAttempt(settings, parse(CardPaymentRow, data));
}

/** An attempt whose row is known. @throws Problem 409 `credentials_missing`. */
export async function prepareAttempt(settings: CardSettings, row: CardPaymentRow): Promise<OpenAttempt> {
  if (!row.credentials) throw new Problem(409, 'credentials_missing', 'The processor has no credentials.');
  const sealer = await createSealer(settings.key);
  const about = aboutCredentials(row.organization_id, row.processor);
  const credentials = await sealer.open(row.credentials, about);
  const kept = row.secret ? ((await sealer.open(row.secret, aboutAttempt(row.id))) as AttemptSecret) : null;
  const attempt: Attempt = {
    id: row.id,
    organizationId: row.organization_id,
    orderNumber: row.order_number,
    totalMinor: row.total_minor,
    currency: row.currency,
    merchantName: row.organization_name,
    createdAt: new Date(row.created_at),
    reference: row.reference,
    secret: kept?.secret ?? null,
    storedCard:
      row.sealed_for && row.stored_card
        ? ((await sealer.open(row.stored_card, aboutStoredCard(row.sealed_for))) as StoredCard)
        : null,
  };
  return {
    row,
    attempt,
    sealer,
    kept,
    processor: createProcessor(row.processor, credentials, row.is_test, settings),
  };
}

/** How a settled attempt stands; `changed` is false when nothing new was said. */
export interface Settled {
  readonly status: string;
  readonly changed: boolean;
}

/** Writes down what a processor said, verified. The database makes one payment of it, however often it is told. */
export async function settle(
  database: SupabaseClient,
  attemptId: string,
  said: Decided,
  problem?: 'unverified',
): Promise<Settled> {
  const result =
    said.outcome === 'approved'
      ? {
          outcome: said.outcome,
          amount_minor: said.amountMinor,
          currency: said.currency,
          reference: said.reference,
          authorization_code: said.authorizationCode,
          card_brand: said.cardBrand,
          card_last4: said.cardLast4,
        }
      : { outcome: said.outcome, failure: said.failure, problem };
  const { data, error } = await database.rpc('settle_card_payment', { p_id: attemptId, p_result: result });
  if (error) throw fromDatabase(error);
  return data as Settled;
}

/** As `settle`, for what may also be no news; a card that was stored on the way is kept. */
export async function settleOutcome(
  database: SupabaseClient,
  { row, sealer }: Pick<OpenAttempt, 'row' | 'sealer'>,
  said: Outcome,
): Promise<Settled | null> {
  if (said.outcome === 'open' || said.outcome === 'unknown') return null;
  const settled = await settle(database, row.id, said);
  if (said.outcome === 'approved' && said.stored && row.stores_for) {
    const { card, expires } = said.stored;
    const { error } = await database.rpc('activate_autopay', {
      p_card_payment_id: row.id,
      p_sealed: await sealer.seal(card, aboutStoredCard(row.stores_for)),
      ...(expires && { p_expires: expires }),
    });
    if (error) throw fromDatabase(error);
  }
  return settled;
}
