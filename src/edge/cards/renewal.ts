import { array, nullable, object, parse, picklist, string } from 'valibot';
import { cardProcessors } from '#src/domain/foundation/enums.ts';
import { serviceClient } from '../supabase.ts';
import { aboutAttempt, aboutCredentials, aboutStoredCard } from './attempts.ts';
import { type CardVariables, readCardSettings } from './processors.ts';
import { createSealer } from './sealing.ts';

const BATCH = 200;

const Sealed = array(
  object({
    place: picklist(['credentials', 'attempt', 'card']),
    organization_id: nullable(string()),
    processor: nullable(picklist(cardProcessors)),
    id: nullable(string()),
    sealed_for: nullable(string()),
    sealed: string(),
  }),
);
type SealedText = ReturnType<typeof parse<typeof Sealed>>[number];

function aboutOf({ place, organization_id, processor, id, sealed_for }: SealedText): string {
  if (place === 'credentials') return aboutCredentials(organization_id ?? '', processor ?? '');
  return place === 'attempt' ? aboutAttempt(id ?? '') : aboutStoredCard(sealed_for ?? '');
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
  const { data, error } = await database.rpc('take_sealed_with_other_keys', {
    p_key_id: sealer.keyId,
    p_limit: BATCH,
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
    const renewed = await database.rpc('renew_sealed', {
      p_place: one.place,
      p_organization_id: one.organization_id,
      p_processor: one.processor,
      p_id: one.id,
      p_was: one.sealed,
      p_sealed: await sealer.seal(opened.value, about),
    });
    if (renewed.error) throw new Error(`${about} could not be sealed again: ${renewed.error.message}`);
  }
}
