import { boolean, nullable, number, object, parse, picklist, string } from 'valibot';
import { cardPaymentStatuses, cardProcessors, currencyCodes } from '#src/domain/foundation/enums.ts';
import { call } from '#src/edge/call.ts';
import type { Client } from '#src/edge/supabase.ts';
import { Problem } from '../problem.ts';
import { createSealer, type Sealer } from '../sealing.ts';
import type { Attempt, CardProcessor, Decided, Outcome, Redirect, StoredCard } from './processor.ts';
import { type CardSettings, createProcessor } from './processors.ts';

export const CardPaymentRow = object({
  id: string(),
  organizationId: string(),
  organizationName: string(),
  processor: picklist(cardProcessors),
  isTest: boolean(),
  status: picklist(cardPaymentStatuses),
  currency: picklist(currencyCodes),
  totalMinor: number(),
  orderNumber: string(),
  reference: nullable(string()),
  createdAt: string(),
  credentials: nullable(string()),
  secret: nullable(string()),
  /** The automatic payment that it stores a card for, and the one that it is a charge of. */
  storesFor: nullable(string()),
  autopayId: nullable(string()),
  storedCard: nullable(string()),
  /** The automatic payment that the stored card was sealed for. */
  sealedFor: nullable(string()),
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
  database: Client,
  settings: CardSettings,
  id: string,
): Promise<OpenAttempt> {
  const data = await call(database, 'read_card_payment', { id });
  if (!data) throw new Problem(404, 'not_found', 'There is no such attempt.');
  return prepareAttempt(settings, parse(CardPaymentRow, data));
}

/** An attempt whose row is known. @throws Problem 409 `credentials_missing`. */
export async function prepareAttempt(settings: CardSettings, row: CardPaymentRow): Promise<OpenAttempt> {
  if (!row.credentials) throw new Problem(409, 'credentials_missing', 'The processor has no credentials.');
  const sealer = await createSealer(settings.key);
  const about = aboutCredentials(row.organizationId, row.processor);
  const credentials = await sealer.open(row.credentials, about);
  const kept = row.secret ? ((await sealer.open(row.secret, aboutAttempt(row.id))) as AttemptSecret) : null;
  const attempt: Attempt = {
    id: row.id,
    organizationId: row.organizationId,
    orderNumber: row.orderNumber,
    totalMinor: row.totalMinor,
    currency: row.currency,
    merchantName: row.organizationName,
    createdAt: new Date(row.createdAt),
    reference: row.reference,
    secret: kept?.secret ?? null,
    storedCard:
      row.sealedFor && row.storedCard
        ? ((await sealer.open(row.storedCard, aboutStoredCard(row.sealedFor))) as StoredCard)
        : null,
  };
  return {
    row,
    attempt,
    sealer,
    kept,
    processor: createProcessor(row.processor, credentials, row.isTest, settings),
  };
}

/** How a settled attempt stands; `changed` is false when nothing new was said. */
export interface Settled {
  readonly status: string;
  readonly changed: boolean;
}

/** Writes down what a processor said, verified. The database makes one payment of it, however often it is told. */
export async function settle(
  database: Client,
  attemptId: string,
  said: Decided,
  problem?: 'unverified',
): Promise<Settled> {
  const result =
    said.outcome === 'approved'
      ? {
          outcome: said.outcome,
          amountMinor: said.amountMinor,
          currency: said.currency,
          reference: said.reference,
          authorizationCode: said.authorizationCode,
          cardBrand: said.cardBrand,
          cardLast4: said.cardLast4,
        }
      : { outcome: said.outcome, failure: said.failure, problem };
  const data = await call(database, 'settle_card_payment', { id: attemptId, result });
  return data as Settled;
}

/** As `settle`, for what may also be no news; a card that was stored on the way is kept. */
export async function settleOutcome(
  database: Client,
  { row, sealer }: Pick<OpenAttempt, 'row' | 'sealer'>,
  said: Outcome,
): Promise<Settled | null> {
  if (said.outcome === 'open' || said.outcome === 'unknown') return null;
  const settled = await settle(database, row.id, said);
  if (said.outcome === 'approved' && said.stored && row.storesFor) {
    const { card, expires } = said.stored;
    await call(database, 'activate_autopay', {
      cardPaymentId: row.id,
      sealed: await sealer.seal(card, aboutStoredCard(row.storesFor)),
      ...(expires && { expires }),
    });
  }
  return settled;
}
