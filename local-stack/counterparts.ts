import { openLocalCards } from '#stack/cards/handler.ts';
import { openLocalDgii } from '#stack/dgii/handler.ts';
import type { Secrets } from '#stack/keys.ts';
import { openLocalModel } from '#stack/model/handler.ts';
import { openLocalPush } from '#stack/push/handler.ts';
import { openLocalWhatsapp } from '#stack/whatsapp/handler.ts';

/** Those whom the product speaks to, by their place below `/_local/`. */
export type Counterparts = ReturnType<typeof openCounterparts>;

/** Card processors, the tax authority, browsers' push services, WhatsApp and a model: their protocols, and nothing that leaves this machine. */
export const openCounterparts = (dataDir: string, siteUrl: string, secrets: Pick<Secrets, 'secretKey'>) => ({
  cards: openLocalCards(dataDir, siteUrl),
  dgii: openLocalDgii(dataDir, siteUrl),
  model: openLocalModel(siteUrl),
  push: openLocalPush(dataDir, siteUrl),
  whatsapp: openLocalWhatsapp(dataDir, siteUrl, secrets),
});
