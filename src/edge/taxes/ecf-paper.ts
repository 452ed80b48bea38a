import type { EcfFacts } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { ecfRules } from '#src/domain/taxes/ecf/ecf-kinds.ts';
import { ecfSums } from '#src/domain/taxes/ecf/ecf-numbers.ts';
import type { EcfProgress } from '#src/domain/taxes/ecf/ecf-standing.ts';
import {
  type EcfEnvironment,
  stampAddress,
  summaryStampAddress,
} from '#src/domain/taxes/ecf/stamp-address.ts';

/** All that the printed representation of an e-CF says. */
export interface EcfPaper {
  readonly facts: EcfFacts;
  readonly environment: EcfEnvironment;
  readonly progress: EcfProgress;
  /** DGII has a summary alone of it, and another page says whether it is valid. */
  readonly isSummary: boolean;
  /** When it was signed, in milliseconds since 1970, and the security code; null before. */
  readonly signature: { readonly at: number; readonly code: string } | null;
  readonly propertyName: string | null;
  readonly unitLabel: string | null;
  /** Of an own purchase: who signs the paper to have the money. */
  readonly vendorName: string | null;
}

/** Whether a kind is for what the issuer bought: the other one of it is the seller. */
export const isOwnPurchase = ({ kind }: Pick<EcfFacts, 'kind'>): boolean =>
  kind === 'purchases' || kind === 'minor_expenses' || kind === 'payments_abroad';

/** Where the QR of a signed document leads; null before it is signed. */
export function paperAddress({ facts, environment, isSummary, signature }: EcfPaper): string | null {
  if (signature === null) return null;
  const hasBuyer = ecfRules[facts.kind].buyerTaxId !== 'never';
  const stamp = {
    issuerTaxId: facts.issuer.taxId,
    buyerTaxId: (hasBuyer && facts.buyer?.taxId) || '',
    ncf: facts.ncf,
    issuedOn: facts.issuedOn,
    totalMinor: ecfSums(facts).totalMinor,
    signedAt: signature.at,
    securityCode: signature.code,
  };
  return isSummary ? summaryStampAddress(environment, stamp) : stampAddress(environment, stamp);
}
