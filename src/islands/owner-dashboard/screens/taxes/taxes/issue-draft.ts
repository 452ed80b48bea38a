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
import { type ElectronicIssuing, saleProblems } from '../ecf/electronic-issuing.ts';
import {
  isWithheldRead,
  readWithheld,
  type WithheldDraft,
  withheldAmounts,
  withheldInput,
} from '../ecf/withheld.ts';

/** What is being typed for a receipt. */
export interface IssueDraft extends WithheldDraft {
  readonly kind: InvoiceKind;
  readonly treatment: TaxTreatment;
  readonly clientName: string;
  readonly clientIdType: IdentityType | '';
  readonly clientId: string;
  /** As typed; used for leases in dollars. */
  readonly rate: string;
  readonly rateSource: string;
}

export type IssueProblem = 'clientMissing' | 'idMissing' | 'idMalformed' | 'rateMissing' | 'withheldMissing';

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

/** A charge as a document names it; what its paper says is put into words where the receipt is made. */
export const namedCharges = (charges: readonly ChargeToInvoice[]) =>
  charges.map(({ description, kind, amountMinor }) => ({ name: description || kind, amountMinor }));

/**
 * Reads a draft: what to send, the sums, and what is wrong with it. Amounts in minor units of the lease's currency.
 * @param issuing who gives it out as an e-CF; null for paper
 */
export function readDraft(
  draft: IssueDraft,
  charges: readonly ChargeToInvoice[],
  today: IsoDate,
  issuing: ElectronicIssuing | null = null,
) {
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
  const withheld = readWithheld(
    draft,
    {
      ...{ kind: draft.kind, receipt: draft.kind, treatment: draft.treatment, baseMinor, itbisMinor },
      isTenantCompany: draft.clientIdType === 'rnc',
    },
    issuing,
    today,
  );
  if (!isWithheldRead(withheld)) problems.push('withheldMissing');
  const client = { idType: draft.clientIdType || null, id: identity?.value ?? '', name: draft.clientName };
  const input: FiscalInvoiceInput = {
    chargeIds: charges.map(({ id }) => id),
    kind: draft.kind,
    treatment: draft.treatment,
    clientName: client.name.trim(),
    clientIdType: client.idType,
    clientId: client.id,
    dopRate: isRateGood ? rate : 1,
    rateSource: isForeign ? draft.rateSource.trim() : '',
    ...withheldInput(withheld),
  };
  const sale = {
    ...{ kind: draft.kind, treatment: draft.treatment, itbisMinor, client, dopRate: input.dopRate ?? 1 },
    ...{ currency: charges[0]?.currency ?? 'DOP', charges: namedCharges(charges) },
    withheld: withheldAmounts(withheld),
  } as const;
  return {
    withheld,
    /** What the tax authority would refuse. */
    ecf: issuing ? saleProblems(sale, issuing, today) : [],
    input,
    baseMinor,
    itbisMinor,
    isForeign,
    isSuspicious: identity?.status === 'suspicious',
    problems,
  };
}
