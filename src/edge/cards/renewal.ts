import { array, nullable, object, parse, picklist, string } from 'valibot';
import { callWith } from '#src/data/functions.ts';
import { cardProcessors } from '#src/domain/foundation/enums.ts';
import { aboutProgram } from '../insight/programs/session.ts';
import { aboutWhatsappNumber } from '../notifications/lanes/whatsapp.ts';
import { createSealer } from '../sealing.ts';
import { serviceClient } from '../supabase.ts';
import { aboutAttempt, aboutCredentials, aboutStoredCard } from './attempts.ts';
import { type CardVariables, readCardSettings } from './processors.ts';

const BATCH = 200;

const Sealed = array(
  object({
    place: picklist(['credentials', 'attempt', 'card', 'whatsapp', 'program']),
    organizationId: nullable(string()),
    processor: nullable(picklist(cardProcessors)),
    id: nullable(string()),
    sealedFor: nullable(string()),
    /** Of WhatsApp, as its provider knows it. */
    number: nullable(string()),
    sealed: string(),
  }),
);
type SealedText = ReturnType<typeof parse<typeof Sealed>>[number];

function aboutOf({ place, organizationId, processor, id, sealedFor, number }: SealedText): string {
  if (place === 'credentials') return aboutCredentials(organizationId ?? '', processor ?? '');
  if (place === 'whatsapp') return aboutWhatsappNumber(number ?? '');
  if (place === 'program') return aboutProgram(id ?? '');
  return place === 'attempt' ? aboutAttempt(id ?? '') : aboutStoredCard(sealedFor ?? '');
}

/**
 * Seals with the newest key what another one sealed, so that a key that was changed can be taken out. What opens with none of
 * them is named in the log and left as it is: only its organization can give it again.
 *
 * @throws when the database refuses
 */
export async function renewSealedTexts(env: CardVariables): Promise<void> {
  if (!env.CARD_CREDENTIALS_KEY) return;
  const settings = readCardSettings(env);
  const database = serviceClient(settings);
  const sealer = await createSealer(settings.key);
  const { data, error } = await callWith(database, 'take_sealed_with_other_keys', {
    keyId: sealer.keyId,
    limit: BATCH,
  });
  if (error) throw new Error(`Sealed texts could not be read: ${error.code} ${error.message}`);
  for (const one of parse(Sealed, data)) {
    const about = aboutOf(one);
    const opened = await sealer.open(one.sealed, about).then(
      (value) => ({ value }),
      () => null,
    );
    if (!opened) {
      console.error('No key opens', about);
      continue;
    }
    const renewed = await callWith(database, 'renew_sealed', {
      place: one.place,
      organizationId: one.organizationId,
      processor: one.processor,
      id: one.id,
      was: one.sealed,
      sealed: await sealer.seal(opened.value, about),
    });
    if (renewed.error) throw new Error(`${about} could not be sealed again: ${renewed.error.message}`);
  }
}
