import type { ExchangeRate } from '#src/data/books/currencies/queries.ts';
import type { FiscalInvoiceInput } from '#src/data/taxes/mutations.ts';
import type { ChargeToInvoice } from '#src/data/taxes/to-invoice.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import type { TaxTreatment } from '#src/domain/taxes/codes.ts';
import { toPesos } from '#src/domain/taxes/invoice-sale.ts';
import type { InvoiceKind } from '#src/domain/taxes/ncf.ts';
import { itbisOn, treatmentOf } from '#src/domain/taxes/rent-tax.ts';
import { taxRule } from '#src/domain/taxes/tax-rules.ts';

/** What is being typed for a receipt. */
export interface IssueDraft {
  readonly kind: InvoiceKind;
  readonly treatment: TaxTreatment;
  readonly clientName: string;
  readonly clientIdType: IdentityType | '';
  readonly clientId: string;
  /** As typed; used for leases in dollars. */
  readonly rate: string;
  readonly rateSource: string;
}

export type IssueProblem = 'clientMissing' | 'idMissing' | 'idMalformed' | 'rateMissing';

/** Pesos for a dollar, and who says so. */
export type SavedRate = Pick<ExchangeRate, 'rate' | 'source'>;

/** A receipt as it usually is for a charge: a company gets one of fiscal credit, dollars the rate saved last. */
export function newDraft(charge: ChargeToInvoice, saved: SavedRate | null): IssueDraft {
  return {
    kind: charge.identityType === 'rnc' ? 'fiscal_credit' : 'consumer',
    treatment: treatmentOf({ use: charge.unitUse, isFurnished: charge.isFurnished }),
    clientName: charge.tenantName ?? '',
    clientIdType: charge.identityNumber ? (charge.identityType ?? '') : '',
    clientId: charge.identityNumber ?? '',
    rate: saved ? String(saved.rate) : '',
    rateSource: saved?.source ?? '',
  };
}

export const baseOf = (charges: readonly ChargeToInvoice[]) =>
  charges.reduce((sum, charge) => sum + charge.amountMinor, 0);

/** The rate as typed, for charges in dollars. */
export function readRate(
  typed: Pick<IssueDraft, 'rate' | 'rateSource'>,
  charges: readonly Pick<ChargeToInvoice, 'currency'>[],
) {
  const isForeign = charges[0]?.currency !== 'DOP';
  const rate = isForeign ? Number(typed.rate.replace(',', '.')) : 1;
  const isRateGood = Number.isFinite(rate) && rate > 0;
  const isRateMissing = isForeign && (!isRateGood || typed.rateSource.trim() === '');
  return { isForeign, rate, isRateGood, isRateMissing };
}

/** Reads a draft: what to send, the sums, and what is wrong with it. Amounts in minor units of the lease's currency. */
export function readDraft(draft: IssueDraft, charges: readonly ChargeToInvoice[], today: IsoDate) {
  const { isForeign, rate, isRateGood, isRateMissing } = readRate(draft, charges);
  const baseMinor = baseOf(charges);
  const itbisMinor = itbisOn(baseMinor, draft.treatment, today);
  const identity = draft.clientIdType === '' ? null : checkIdentity(draft.clientIdType, draft.clientId);
  const totalDop = isRateGood ? toPesos(baseMinor + itbisMinor, rate) : 0;
  const threshold = taxRule('consumer_threshold_minor', today)?.value ?? 0;
  const needsId = draft.kind !== 'consumer' || totalDop >= threshold;
  const needsTaxId = draft.kind !== 'consumer';
  const problems: IssueProblem[] = [];
  if (draft.clientName.trim() === '') problems.push('clientMissing');
  if (identity ? needsTaxId && draft.clientIdType === 'passport' : needsId) problems.push('idMissing');
  if (identity?.status === 'malformed') problems.push('idMalformed');
  if (isRateMissing) problems.push('rateMissing');
  const input: FiscalInvoiceInput = {
    chargeIds: charges.map(({ id }) => id),
    kind: draft.kind,
    treatment: draft.treatment,
    clientName: draft.clientName.trim(),
    clientIdType: draft.clientIdType || null,
    clientId: identity?.value ?? '',
    dopRate: isRateGood ? rate : 1,
    rateSource: isForeign ? draft.rateSource.trim() : '',
  };
  return {
    input,
    baseMinor,
    itbisMinor,
    isForeign,
    isSuspicious: identity?.status === 'suspicious',
    problems,
  };
}
