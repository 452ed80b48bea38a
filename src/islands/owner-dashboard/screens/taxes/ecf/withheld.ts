import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { TaxTreatment } from '#src/domain/taxes/codes.ts';
import type { InvoiceKind, SaleKind } from '#src/domain/taxes/ncf.ts';
import { expectedWithholding, type Withholding } from '#src/domain/taxes/rent-tax.ts';
import { type ElectronicIssuing, NOTHING_WITHHELD, saysWithheld } from './electronic-issuing.ts';

/** What is typed of what the client will withhold: left out while it is what the law asks, null or NaN for no amount. */
export interface WithheldDraft {
  readonly itbisToWithhold?: number | null;
  readonly isrToWithhold?: number | null;
}

interface WithheldCase {
  readonly kind: SaleKind;
  /** Kind of the receipt: of a note, that of the one it changes. */
  readonly receipt: InvoiceKind;
  readonly treatment: TaxTreatment;
  readonly isTenantCompany: boolean;
  readonly baseMinor: number;
  readonly itbisMinor: number;
}

/** What an e-CF says of what its client will withhold, with what the law asks of them. */
export interface ReadWithheld {
  readonly expected: Withholding;
  readonly itbisMinor: number | null;
  readonly isrMinor: number | null;
}

/** Reads it; null on paper, and for a kind that does not say it. */
export function readWithheld(
  { itbisToWithhold, isrToWithhold }: WithheldDraft,
  { kind, ...sale }: WithheldCase,
  issuing: ElectronicIssuing | null,
  today: IsoDate,
): ReadWithheld | null {
  if (!issuing || !saysWithheld(kind)) return null;
  const expected = expectedWithholding(
    { ...sale, landlord: issuing.issuer.taxpayerKind, isElectronic: true },
    today,
  );
  return {
    expected,
    itbisMinor: itbisToWithhold === undefined ? expected.itbisMinor : itbisToWithhold,
    isrMinor: isrToWithhold === undefined ? expected.isrMinor : isrToWithhold,
  };
}

const isAmount = (minor: number | null) => minor !== null && !Number.isNaN(minor);

/** Whether both are amounts, or none is asked for. */
export const isWithheldRead = (withheld: ReadWithheld | null): boolean =>
  withheld === null || (isAmount(withheld.itbisMinor) && isAmount(withheld.isrMinor));

/** The amounts as a document has them. */
export const withheldAmounts = (withheld: ReadWithheld | null) =>
  withheld ? { itbisMinor: withheld.itbisMinor || 0, isrMinor: withheld.isrMinor || 0 } : NOTHING_WITHHELD;

/** What the verbs take. */
export const withheldInput = (withheld: ReadWithheld | null) => ({
  itbisToWithholdMinor: withheld?.itbisMinor ?? null,
  isrToWithholdMinor: withheld?.isrMinor ?? null,
});
