import type { KnownIssuer } from '#src/data/taxes/issuers.ts';
import type { NcfRange } from '#src/data/taxes/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { TaxTreatment } from '#src/domain/taxes/codes.ts';
import { ecfProblems } from '#src/domain/taxes/ecf/ecf-checks.ts';
import type { EcfIssuer, EcfReference, EcfWithheld } from '#src/domain/taxes/ecf/ecf-facts.ts';
import { ecfRules } from '#src/domain/taxes/ecf/ecf-kinds.ts';
import type { EcfBase } from '#src/domain/taxes/ecf/ecf-note-checks.ts';
import type { EcfProblem } from '#src/domain/taxes/ecf/ecf-problems.ts';
import { type PurchaseRecord, purchaseDraft } from '#src/domain/taxes/ecf/ecf-purchases.ts';
import { type SaleRecord, saleDraft } from '#src/domain/taxes/ecf/ecf-sales.ts';
import { toPesos } from '#src/domain/taxes/invoice-sale.ts';
import { type IssuedKind, needsExpiry, type SaleKind } from '#src/domain/taxes/ncf.ts';
import { numbersLeft } from '#src/domain/taxes/ncf-range.ts';
import { isOfEnvironment, rangeFacts } from '../taxes/range-facts.ts';

/** Who gives out e-CF, and until when the numbers are good that would be taken next. */
export interface ElectronicIssuing {
  readonly issuer: KnownIssuer;
  readonly expiryOf: (kind: IssuedKind) => IsoDate | null;
}

/** Nothing is withheld. */
export const NOTHING_WITHHELD: EcfWithheld = { itbisMinor: 0, isrMinor: 0 };

/** Whether a kind says what its client will withhold. */
export const saysWithheld = (kind: IssuedKind): boolean => ecfRules[kind].withholding !== 'never';

/** The last day of the range that the next number comes from: the one that ends first. Twin: private.allocate_ncf. */
export function expiryOfNext(
  ranges: readonly NcfRange[],
  issuer: Pick<KnownIssuer, 'id' | 'issuingWay' | 'environment'>,
  kind: IssuedKind,
  today: IsoDate,
): IsoDate | null {
  const own = ranges
    .filter((range) => range.issuerId === issuer.id && range.series === 'E' && range.ncfKind === kind)
    .filter(
      (range) =>
        isOfEnvironment(range, issuer) && range.retiredAt === null && numbersLeft(rangeFacts(range)) > 0,
    )
    .map(({ expiresOn }) => expiresOn)
    .filter((day) => day !== null || !needsExpiry('E', kind))
    .toSorted((a, b) => ((a ?? '9999') < (b ?? '9999') ? -1 : 1));
  return own.find((day) => day === null || day >= today) ?? own.at(-1) ?? null;
}

/** An issuer as its documents name it. */
const issuerFacts = (issuer: KnownIssuer): EcfIssuer => ({
  ...{ taxId: issuer.taxId, legalName: issuer.legalName, tradeName: issuer.tradeName },
  ...{ address: issuer.address, municipalityCode: issuer.municipalityCode },
  ...{ provinceCode: issuer.provinceCode, phone: issuer.phone, email: issuer.email },
});

/** What a form knows of a receipt or a note before it has its number. */
export interface SaleInForm {
  readonly kind: SaleKind;
  readonly treatment: TaxTreatment;
  readonly currency: CurrencyCode;
  readonly dopRate: number;
  readonly charges: SaleRecord['charges'];
  readonly itbisMinor: number;
  readonly client: SaleRecord['client'];
  readonly withheld: EcfWithheld;
  readonly reference?: EcfReference;
  readonly base?: EcfBase | null;
}

/**
 * What keeps a receipt from being given out as an e-CF. How it was paid is for the books to say: here all of it is on credit
 * until today, which no check minds.
 */
export function saleProblems(
  { base = null, reference, ...sale }: SaleInForm,
  { issuer, expiryOf }: ElectronicIssuing,
  today: IsoDate,
): EcfProblem[] {
  const baseMinor = sale.charges.reduce((sum, charge) => sum + charge.amountMinor, 0);
  const credit = baseMinor + sale.itbisMinor;
  const record: SaleRecord = {
    ...sale,
    ...{ expiresOn: expiryOf(sale.kind), issuedOn: today, internalNumber: '', incomeType: '04' },
    ...{ paid: { cash: 0, transfer: 0, card: 0, other: 0, credit }, dueOn: today, period: null },
    reference: reference ?? null,
  };
  return ecfProblems(saleDraft(record, issuerFacts(issuer)), {
    ...{ today, electronicSince: issuer.electronicSince, base },
    totalMinor: toPesos(baseMinor, sale.dopRate) + toPesos(sale.itbisMinor, sale.dopRate),
  });
}

/** What a form knows of an own purchase before it has its number. */
export type PurchaseInForm = Omit<PurchaseRecord, 'expiresOn' | 'internalNumber' | 'paid' | 'dueOn'>;

/** The same of a receipt for an own purchase. */
export function purchaseProblems(
  purchase: PurchaseInForm,
  { issuer, expiryOf }: ElectronicIssuing,
  today: IsoDate,
): EcfProblem[] {
  const { bought, itbisMinor, othersMinor, dopRate } = purchase;
  const price = bought.reduce((sum, line) => sum + line.amountMinor, 0);
  const record: PurchaseRecord = {
    ...purchase,
    ...{ expiresOn: expiryOf(purchase.kind), internalNumber: '', dueOn: today },
    paid: { cash: 0, transfer: 0, card: 0, other: 0, credit: price + itbisMinor + othersMinor },
  };
  const pesos = [price, itbisMinor, othersMinor].map((minor) => toPesos(minor, dopRate));
  return ecfProblems(purchaseDraft(record, issuerFacts(issuer)), {
    ...{ today, electronicSince: issuer.electronicSince, base: null },
    totalMinor: pesos.reduce((sum, minor) => sum + minor, 0),
  });
}
