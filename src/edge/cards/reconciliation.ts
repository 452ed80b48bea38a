import { number, object, parse, picklist, string } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { refundStatuses } from '#src/domain/foundation/enums.ts';
import type { Client } from '#src/edge/supabase.ts';
import { serviceClient } from '../supabase.ts';
import { CardPaymentRow, prepareAttempt, readAttempt, settle, settleOutcome } from './attempts.ts';
import { chargeStoredCard } from './autopay.ts';
import { type CardSettings, type CardVariables, readCardSettings } from './processors.ts';

const BATCH = 20;
const HOUR_MS = 3_600_000;
/** A page that was open for an hour is left. */
const OPEN_MS = HOUR_MS;
/** Who cannot be asked is believed to have said nothing. */
const UNKNOWN_MS = 24 * HOUR_MS;

const Refund = object({
  id: string(),
  status: picklist(refundStatuses),
  amountMinor: number(),
  cardPayment: CardPaymentRow,
});

/** Asks processors about attempts and refunds of which nobody has heard: messages get lost, tabs are closed. */
export async function reconcileCards(env: CardVariables, now: Date): Promise<void> {
  // A deployment without card payments has none that wait.
  if (!env.CARD_CREDENTIALS_KEY) return;
  const settings = readCardSettings(env);
  const database = serviceClient(settings);
  const failures = [
    ...(await eachTaken(database, 'take_card_payments_to_check', now, (id) =>
      checkAttempt(settings, id, now),
    )),
    ...(await eachTaken(database, 'take_card_refunds_to_check', now, (id) => makeRefund(settings, id))),
  ];
  if (failures.length > 0) throw new Error(`Card payments could not be checked. ${failures.join('; ')}`);
}

async function eachTaken(
  database: Client,
  verb: 'take_card_payments_to_check' | 'take_card_refunds_to_check',
  now: Date,
  check: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const { data, error } = await callWith(database, verb, { now: now.toISOString(), limit: BATCH });
  if (error) return [`${verb}: ${error.message}`];
  const failures: string[] = [];
  for (const id of data) {
    await check(id).catch((failure: unknown) => failures.push(`${id}: ${String(failure)}`));
  }
  return failures;
}

/** Asks about one attempt and writes down the answer. @returns how it stands now */
export async function checkAttempt(settings: CardSettings, id: string, now: Date): Promise<string> {
  const database = serviceClient(settings);
  const open = await readAttempt(database, settings, id);
  const { row, attempt, processor } = open;
  const age = now.getTime() - attempt.createdAt.getTime();
  if (row.autopayId) return chargeStoredCard(database, open, age > UNKNOWN_MS);
  const isLeft = row.status === 'abandoned';
  if (!isLeft && row.status !== 'created' && row.status !== 'pending') return row.status;
  const said = row.status === 'created' ? ({ outcome: 'open' } as const) : await processor.lookUp(attempt);
  if (said.outcome === 'open') {
    if (isLeft || age < OPEN_MS) return row.status;
    return (await settle(database, id, { outcome: 'abandoned', failure: 'expired' })).status;
  }
  if (said.outcome === 'unknown') {
    if (isLeft || age < UNKNOWN_MS) return row.status;
    return (await settle(database, id, { outcome: 'abandoned', failure: 'expired' }, 'unverified')).status;
  }
  return (await settleOutcome(database, open, said))?.status ?? row.status;
}

/**
 * Asks the processor for a refund that was requested, and writes down its answer. Asking again is safe: the refund's id
 * tells the processor that it is the same.
 *
 * @returns how it stands: `requested` when the processor did not answer, and the timer will ask again.
 */
export async function makeRefund(settings: CardSettings, id: string): Promise<string> {
  const database = serviceClient(settings);
  const { data, error } = await callWith(database, 'read_card_refund', { id });
  if (error) throw new Error(error.message);
  const refund = parse(Refund, data);
  if (refund.status !== 'requested') return refund.status;
  const { attempt, processor } = await prepareAttempt(settings, refund.cardPayment);
  const said = await processor.refund(attempt, { id, amountMinor: refund.amountMinor });
  if (said.state === 'unknown') return 'requested';
  const settled = await callWith(database, 'settle_card_refund', {
    id,
    isDone: said.state === 'done',
    ...(said.state === 'done' ? { reference: said.reference } : { failure: said.failure }),
  });
  if (settled.error) throw new Error(settled.error.message);
  return settled.data as string;
}
