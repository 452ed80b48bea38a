import { type IsoDate, isIsoDate } from '../../foundation/dates.ts';
import { currencyCodes, identityTypes } from '../../foundation/enums.ts';
import { incomeTypes, taxTreatments } from '../codes.ts';
import { ncfKinds, ownPurchaseKinds, saleKinds } from '../ncf.ts';
import { TAX_RULES, type TaxRule } from '../tax-rules.ts';
import type { EcfContext } from './ecf-checks.ts';
import {
  type EcfDraft,
  type EcfIssuer,
  type EcfReference,
  type EcfWithheld,
  modificationCodes,
} from './ecf-facts.ts';
import type { ReceiptCharge } from './ecf-lines.ts';
import { baseVerdicts, type EcfBase } from './ecf-note-checks.ts';
import type { PaidParts } from './ecf-payments.ts';
import { type PurchaseRecord, purchaseDraft } from './ecf-purchases.ts';
import { type SaleRecord, saleDraft } from './ecf-sales.ts';

/**
 * What the database keeps of an electronic receipt from the moment at which it was given out (`ecf_documents.facts`): one of
 * a sale or of a purchase. Whoever signs it later, or prints it, reads this and nothing that may have changed since.
 */
export type EcfRecord = Kept &
  (
    | { readonly sale: SaleRecord; readonly purchase: null }
    | { readonly sale: null; readonly purchase: PurchaseRecord }
  );

interface Kept {
  readonly issuer: EcfIssuer;
  readonly electronicSince: IsoDate | null;
  /** In centavos of DOP. */
  readonly totalMinor: number;
  readonly base: EcfBase | null;
}

type Guard<T> = (value: unknown) => value is T;

const isText: Guard<string> = (value) => typeof value === 'string';
const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
const isNumber: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const isDay: Guard<IsoDate> = (value): value is IsoDate => isText(value) && isIsoDate(value);
const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);
const oneOf =
  <T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((known) => known === value);
const listOf =
  <T>(guard: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every((item) => guard(item));
const shapeOf =
  <T extends object>(fields: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    (Object.entries(fields) as [string, Guard<unknown>][]).every(([name, guard]) =>
      guard((value as Record<string, unknown>)[name]),
    );

const isCharge = shapeOf<ReceiptCharge>({ name: isText, amountMinor: isNumber });
const isPaid = shapeOf<PaidParts>({
  ...{ cash: isNumber, transfer: isNumber, card: isNumber, other: isNumber, credit: isNumber },
});
const isWithheld = shapeOf<EcfWithheld>({ itbisMinor: isNumber, isrMinor: isNumber });
const isParty = shapeOf<SaleRecord['client']>({
  ...{ idType: orNull(oneOf(identityTypes)), id: isText, name: isText },
});
const isReference = shapeOf<EcfReference>({
  ...{ ncf: isText, issuedOn: isDay, code: oneOf(modificationCodes), reason: isText, otherTaxId: isText },
});

const isSale = shapeOf<SaleRecord>({
  ...{ kind: oneOf(saleKinds), expiresOn: orNull(isDay), issuedOn: isDay, internalNumber: isText },
  ...{ incomeType: oneOf(incomeTypes), treatment: oneOf(taxTreatments), currency: oneOf(currencyCodes) },
  ...{ dopRate: isNumber, charges: listOf(isCharge), itbisMinor: isNumber, paid: isPaid },
  ...{ dueOn: orNull(isDay), period: orNull(shapeOf({ from: isDay, to: isDay })), client: isParty },
  ...{ withheld: isWithheld, reference: orNull(isReference) },
});

const isPurchase = shapeOf<PurchaseRecord>({
  ...{ kind: oneOf(ownPurchaseKinds), expiresOn: orNull(isDay), issuedOn: isDay, internalNumber: isText },
  ...{ vendor: isParty, currency: oneOf(currencyCodes), dopRate: isNumber, itbisMinor: isNumber },
  bought: listOf(shapeOf({ name: isText, isGoods: isBoolean, amountMinor: isNumber })),
  ...{ othersMinor: isNumber, withheld: isWithheld, paid: isPaid, dueOn: orNull(isDay) },
});

const isKept = shapeOf<Kept>({
  issuer: shapeOf<EcfIssuer>({
    ...{ taxId: isText, legalName: isText, tradeName: isText, address: isText },
    ...{ municipalityCode: isText, provinceCode: isText, phone: isText, email: isText },
  }),
  ...{ electronicSince: orNull(isDay), totalMinor: isNumber },
  base: orNull(
    shapeOf<EcfBase>({
      ...{
        kind: oneOf(ncfKinds),
        verdict: oneOf(baseVerdicts),
        totalMinor: isNumber,
        balanceMinor: isNumber,
      },
    }),
  ),
});

const isOfSale = shapeOf<{ sale: SaleRecord; purchase: null }>({ sale: isSale, purchase: oneOf([null]) });
const isOfPurchase = shapeOf<{ sale: null; purchase: PurchaseRecord }>({
  ...{ sale: oneOf([null]), purchase: isPurchase },
});

/** What was kept, or null for what is no such record: neither of a sale nor of a purchase, of both, or of another form. */
export function ecfRecord(facts: unknown): EcfRecord | null {
  return isKept(facts) && (isOfSale(facts) || isOfPurchase(facts)) ? facts : null;
}

/** What the e-CF of a record says. */
export function draftOf(record: EcfRecord, rules: readonly TaxRule[] = TAX_RULES): EcfDraft {
  return record.sale
    ? saleDraft(record.sale, record.issuer, rules)
    : purchaseDraft(record.purchase, record.issuer, rules);
}

/**
 * What the draft of a record is held against.
 * @param today by the Dominican clock
 */
export function contextOf({ electronicSince, totalMinor, base }: EcfRecord, today: IsoDate): EcfContext {
  return { today, electronicSince, totalMinor, base };
}
