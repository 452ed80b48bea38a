import {
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
} from 'valibot';
import type { CardProcessorName } from '#src/domain/foundation/enums.ts';

const text = (longest: number) => pipe(string(), trim(), minLength(1), maxLength(longest));
const optionalText = (longest: number) => optional(pipe(string(), trim(), maxLength(longest)), '');

/** What Azul gives a merchant. The web service's keys are asked for only where refunds and look-ups are wanted. */
export const AzulCredentials = object({
  merchantId: pipe(string(), trim(), regex(/^\d{6,15}$/)),
  merchantName: text(40),
  merchantType: text(40),
  /** Azul names it: `$` for pesos at most merchants. */
  currencyCode: text(5),
  authKey: text(500),
  /** The manual says Unicode; an example of Azul's own fits UTF-8 alone. */
  hashEncoding: picklist(['utf-16le', 'utf-8']),
  auth1: optionalText(100),
  auth2: optionalText(100),
});
export type AzulCredentials = InferOutput<typeof AzulCredentials>;

/** What CardNet gives a merchant. There is no key: the session's own is the secret. */
export const CardnetCredentials = object({
  merchantNumber: pipe(string(), trim(), regex(/^\d{6,15}$/)),
  merchantTerminal: pipe(string(), trim(), regex(/^\d{4,12}$/)),
  merchantName: text(40),
  merchantType: pipe(string(), trim(), regex(/^\d{4}$/)),
  acquiringInstitutionCode: pipe(string(), trim(), regex(/^\d{3}$/)),
});
export type CardnetCredentials = InferOutput<typeof CardnetCredentials>;

export const StripeCredentials = object({
  secretKey: pipe(string(), trim(), regex(/^(sk|rk)_(test|live)_\w{8,250}$/)),
  webhookSecret: pipe(string(), trim(), regex(/^whsec_\w{8,250}$/)),
});
export type StripeCredentials = InferOutput<typeof StripeCredentials>;

/** The shape of each processor's credentials. */
export const credentialSchemas = {
  azul: AzulCredentials,
  cardnet: CardnetCredentials,
  stripe: StripeCredentials,
} satisfies Record<CardProcessorName, unknown>;
