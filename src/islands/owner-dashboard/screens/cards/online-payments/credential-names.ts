import type { CardProcessorName } from '#src/domain/foundation/enums.ts';
import type { OwnerCardsText } from '#src/i18n/dictionaries/cards/owner-cards.en.ts';

export type CredentialName = keyof OwnerCardsText['dialog']['fields'];

export interface CredentialField {
  readonly name: CredentialName;
  /** What the edge takes; src/edge/cards/credentials.ts decides. */
  readonly shape: RegExp;
  readonly isSecret?: boolean;
  readonly starts?: string;
}

export const encodings = ['utf-16le', 'utf-8'] as const;

/** What each processor gives a merchant, in the order in which it is asked for. */
export const credentialFields: Readonly<Record<CardProcessorName, readonly CredentialField[]>> = {
  azul: [
    { name: 'merchantId', shape: /^\d{6,15}$/ },
    { name: 'merchantName', shape: /^.{1,40}$/ },
    { name: 'merchantType', shape: /^.{1,40}$/, starts: 'ECommerce' },
    { name: 'currencyCode', shape: /^.{1,5}$/, starts: '$' },
    { name: 'authKey', shape: /^.{1,500}$/, isSecret: true },
    { name: 'hashEncoding', shape: /^utf-(16le|8)$/, starts: 'utf-16le' },
    { name: 'auth1', shape: /^.{0,100}$/, isSecret: true },
    { name: 'auth2', shape: /^.{0,100}$/, isSecret: true },
  ],
  cardnet: [
    { name: 'merchantNumber', shape: /^\d{6,15}$/ },
    { name: 'merchantTerminal', shape: /^\d{4,12}$/ },
    { name: 'merchantName', shape: /^.{1,40}$/ },
    { name: 'merchantType', shape: /^\d{4}$/ },
    { name: 'acquiringInstitutionCode', shape: /^\d{3}$/, starts: '349' },
  ],
  stripe: [
    { name: 'secretKey', shape: /^(sk|rk)_(test|live)_\w{8,250}$/, isSecret: true },
    { name: 'webhookSecret', shape: /^whsec_\w{8,250}$/, isSecret: true },
  ],
};

/** The names of the values that cannot be right. */
export function wrongCredentials(
  fields: readonly CredentialField[],
  values: Readonly<Partial<Record<CredentialName, string>>>,
): CredentialName[] {
  return fields.filter(({ name, shape }) => !shape.test((values[name] ?? '').trim())).map(({ name }) => name);
}
