import { array, nullable, object, parse, picklist, string } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { cardProcessors } from '#src/domain/foundation/enums.ts';
import type { Client } from '#src/edge/supabase.ts';
import { createSealer } from '../sealing.ts';
import { serviceClient } from '../supabase.ts';
import {
  aboutCredentials,
  aboutStoredCard,
  type OpenAttempt,
  readAttempt,
  settle,
  settleOutcome,
} from './attempts.ts';
import type { StoredCard } from './processor.ts';
import { type CardSettings, type CardVariables, createProcessor, readCardSettings } from './processors.ts';

const BATCH = 20;

const ToForget = array(
  object({
    autopayId: string(),
    storedCard: string(),
    sealedFor: string(),
    organizationId: string(),
    processor: picklist(cardProcessors),
    credentials: nullable(string()),
  }),
);

/** Charges what was announced for today, and has processors forget cards that are not needed any more. */
export async function runAutopays(env: CardVariables, now: Date): Promise<void> {
  if (!env.CARD_CREDENTIALS_KEY) return;
  const settings = readCardSettings(env);
  const database = serviceClient(settings);
  const failures: string[] = [];
  const noted = (name: string, work: Promise<unknown>) =>
    work.catch((failure: unknown) => failures.push(`${name}: ${String(failure)}`));
  const { data, error } = await callWith(database, 'take_autopay_charges', {
    now: now.toISOString(),
    limit: BATCH,
  });
  if (error) failures.push(`take_autopay_charges: ${error.message}`);
  for (const id of (data ?? []) as string[]) await noted(id, beginCharge(settings, database, id, now));
  await noted('cards to forget', forgetCards(settings, database, now));
  if (failures.length > 0) throw new Error(`Automatic payments failed. ${failures.join('; ')}`);
}

/** The database says whether there is something to charge, and says so to one of all who ask. */
async function beginCharge(settings: CardSettings, database: Client, id: string, now: Date) {
  const { data, error } = await callWith(database, 'start_autopay_charge', { id, now: now.toISOString() });
  if (error) throw new Error(error.message);
  if (data) await chargeStoredCard(database, await readAttempt(database, settings, data));
}

/**
 * Charges the stored card of an attempt unless the processor knows of it already: an answer that was lost is found, not
 * repeated. @param isOld whether it is time to give up what nobody knows of
 * @returns how the attempt stands; as before when the processor did not answer
 */
export async function chargeStoredCard(database: Client, open: OpenAttempt, isOld = false): Promise<string> {
  const { row, attempt, processor } = open;
  if (row.status !== 'created' && row.status !== 'pending') return row.status;
  const giveUp = async (failure: string, problem?: 'unverified') =>
    (await settle(database, row.id, { outcome: 'abandoned', failure }, problem)).status;
  if (!processor.vault || !attempt.storedCard) return giveUp('card_missing');
  try {
    let said = await processor.lookUp(attempt);
    if (said.outcome === 'open') {
      // A charge days after its notice would surprise.
      if (isOld) return await giveUp('expired');
      said = await processor.vault.charge(attempt, attempt.storedCard);
    }
    const settled = await settleOutcome(database, open, said);
    if (settled) return settled.status;
  } catch (error) {
    if (!isOld) throw error;
    console.error('Automatic payment:', row.processor, String(error));
  }
  return isOld ? giveUp('expired', 'unverified') : row.status;
}

async function forgetCards(settings: CardSettings, database: Client, now: Date): Promise<void> {
  const { data, error } = await callWith(database, 'take_autopay_cards_to_forget', {
    now: now.toISOString(),
    limit: BATCH,
  });
  if (error) throw new Error(error.message);
  const sealer = await createSealer(settings.key);
  for (const row of parse(ToForget, data)) {
    if (row.credentials) {
      const about = aboutCredentials(row.organizationId, row.processor);
      const credentials = await sealer.open(row.credentials, about);
      const card = (await sealer.open(row.storedCard, aboutStoredCard(row.sealedFor))) as StoredCard;
      await createProcessor(row.processor, credentials, false, settings).vault?.forget(card);
    }
    const { error: kept } = await callWith(database, 'forget_autopay_card', { autopayId: row.autopayId });
    if (kept) throw new Error(kept.message);
  }
}
