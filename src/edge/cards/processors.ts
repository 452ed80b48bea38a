import { parse } from 'valibot';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import { Problem } from '../problem.ts';
import { readSettings, type Settings } from '../settings.ts';
import { createAzul } from './azul.ts';
import { createCardnet } from './cardnet.ts';
import { AzulCredentials, CardnetCredentials, StripeCredentials } from './credentials.ts';
import type { CardProcessor, Network } from './processor.ts';
import { createStripe } from './stripe.ts';

/** What card payments need besides. */
export interface CardSettings extends Settings {
  /** 32 bytes, base64: encrypts the credentials of processors. */
  key: string;
  network: Network;
  /** As `network`, with the platform's client certificate for Azul's web service, where there is one. */
  azulNetwork: Network;
}

/** What a deployment sets, and the certificate that it may bind. */
export type CardVariables = Omit<Env, 'ASSETS'>;

/** The worker's variables for card payments. @throws Problem 503 `not_configured`. */
export function readCardSettings(env: CardVariables): CardSettings {
  if (!env.CARD_CREDENTIALS_KEY)
    throw new Problem(503, 'not_configured', 'The variable CARD_CREDENTIALS_KEY is not set.');
  const localUrl = env.CARD_PROCESSORS_URL?.replace(/\/+$/, '') || null;
  const plain: typeof fetch = (input, init) => fetch(input, init);
  const certificate = env.AZUL_CERTIFICATE;
  const withCertificate: typeof fetch = certificate ? (input, init) => certificate.fetch(input, init) : plain;
  return {
    ...readSettings(env),
    key: env.CARD_CREDENTIALS_KEY,
    network: { fetch: plain, localUrl },
    azulNetwork: { fetch: withCertificate, localUrl },
  };
}

/** A processor with an organisation's credentials, as they were unsealed. @throws when they are not of its shape. */
export function createProcessor(
  name: CardProcessorName,
  credentials: unknown,
  isTest: boolean,
  { network, azulNetwork }: CardSettings,
): CardProcessor {
  if (name === 'azul') return createAzul(parse(AzulCredentials, credentials), isTest, azulNetwork);
  if (name === 'cardnet') return createCardnet(parse(CardnetCredentials, credentials), isTest, network);
  return createStripe(parse(StripeCredentials, credentials), network);
}
