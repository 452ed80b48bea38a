import * as v from 'valibot';
import type { FinanceFields, PropertyFinances, PropertyOwner } from '#src/data/portfolio/properties/facts.ts';
import type { PropertyFields } from '#src/data/portfolio/properties/mutations.ts';
import type { PropertyDetail } from '#src/data/portfolio/properties/queries.ts';
import { doSharesAddUp, MOST_OWNERS, toBasisPoints } from '#src/domain/books/co-owners.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { normalizeEmail } from '#src/domain/foundation/email-address.ts';
import { type CurrencyCode, currencyCodes, identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity, formatIdentity } from '#src/domain/foundation/identity.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';
import { formatPhone, normalizePhone } from '#src/domain/foundation/phone.ts';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'textLong'));
const currency = v.picklist(currencyCodes, 'required');
const day = v.pipe(
  v.string(),
  v.check((value) => value === '' || isIsoDate(value), 'dateInvalid'),
);
/** NaN stands for a text that is no amount, and passes no check. */
const amount = v.nullable(
  v.pipe(
    v.custom<number>((value) => typeof value === 'number', 'amountInvalid'),
    v.check((minor) => minor >= 0 && minor <= MAX_AMOUNT_MINOR, 'amountInvalid'),
  ),
);

const ownerSchema = v.pipe(
  v.object({
    fullName: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(120, 'nameLong')),
    identityType: v.picklist(['', ...identityTypes]),
    identityNumber: text(30),
    sharePercent: v.nullable(
      v.custom<number>((value) => typeof value === 'number'),
      null,
    ),
  }),
  v.forward(
    v.check(({ sharePercent }) => {
      const points = toBasisPoints(sharePercent);
      return points !== null && points >= 1 && points <= 10_000;
    }, 'shareInvalid'),
    ['sharePercent'],
  ),
  v.forward(
    v.check((owner) => owner.identityNumber === '' || owner.identityType !== '', 'identityTypeMissing'),
    ['identityType'],
  ),
  v.forward(
    v.check(
      ({ identityType, identityNumber }) =>
        identityNumber === '' ||
        identityType === '' ||
        checkIdentity(identityType, identityNumber).status !== 'malformed',
      'identityMalformed',
    ),
    ['identityNumber'],
  ),
);

/** What a property's form asks besides what it is and where: owners, condominium, money. Everything may stay empty. */
export const detailSchema = v.pipe(
  v.object({
    inCondominium: v.boolean(),
    condominiumName: text(120),
    condominiumContact: text(120),
    condominiumPhone: v.pipe(
      v.string(),
      v.trim(),
      v.check((phone) => phone === '' || normalizePhone(phone) !== null, 'phoneInvalid'),
    ),
    condominiumEmail: v.pipe(
      v.string(),
      v.trim(),
      v.check((email) => email === '' || normalizeEmail(email) !== null, 'emailInvalid'),
    ),
    condominiumFeeMinor: amount,
    condominiumFeeCurrency: currency,
    owners: v.pipe(v.array(ownerSchema), v.maxLength(MOST_OWNERS, 'tooManyOwners')),
    /** The first of a month; empty corrects who owns it now. */
    ownersFrom: v.optional(day, ''),
    valueMinor: amount,
    valueCurrency: currency,
    valuedOn: day,
    purchaseMinor: amount,
    closingCostsMinor: amount,
    purchaseCurrency: currency,
    purchasedOn: day,
    loanMinor: amount,
    debtServiceMinor: amount,
    loanCurrency: currency,
  }),
  v.forward(
    v.check(({ valueMinor, valuedOn }) => valueMinor !== null || valuedOn === '', 'valueMissing'),
    ['valueMinor'],
  ),
  v.forward(
    v.check(
      ({ purchaseMinor, closingCostsMinor, purchasedOn }) =>
        purchaseMinor !== null || (closingCostsMinor === null && purchasedOn === ''),
      'purchaseMissing',
    ),
    ['purchaseMinor'],
  ),
  v.forward(
    v.check(({ owners }) => {
      const shares = owners.map((owner) => toBasisPoints(owner.sharePercent));
      // A share that is none has its own message.
      return shares.includes(null) || doSharesAddUp(shares.map((share) => share ?? 0));
    }, 'sharesDiffer'),
    ['owners'],
  ),
);

export type DetailInput = v.InferInput<typeof detailSchema>;
export type DetailValues = v.InferOutput<typeof detailSchema>;
export type OwnerInput = DetailInput['owners'][number];

export const emptyOwner: OwnerInput = {
  fullName: '',
  identityType: '',
  identityNumber: '',
  sharePercent: null,
};

/** What the form starts with; amounts that are unknown get the currency that the organization uses. */
export function detailsOf(
  property: Partial<PropertyDetail>,
  finances: PropertyFinances,
  owners: readonly PropertyOwner[],
  usual: CurrencyCode,
): DetailInput {
  return {
    inCondominium: property.inCondominium ?? property.propertyType === 'condominium',
    condominiumName: property.condominiumName ?? '',
    condominiumContact: property.condominiumContact ?? '',
    condominiumPhone: property.condominiumPhone ? formatPhone(property.condominiumPhone) : '',
    condominiumEmail: property.condominiumEmail ?? '',
    condominiumFeeMinor: finances.condominiumFeeMinor,
    condominiumFeeCurrency: finances.condominiumFeeCurrency ?? usual,
    owners: owners.map((owner) => ({
      fullName: owner.fullName,
      identityType: owner.identityType ?? '',
      identityNumber: owner.identityType
        ? formatIdentity(owner.identityType, owner.identityNumber)
        : owner.identityNumber,
      sharePercent: owner.shareBasisPoints / 100,
    })),
    ownersFrom: '',
    valueMinor: finances.valueMinor,
    valueCurrency: finances.valueCurrency ?? usual,
    valuedOn: finances.valuedOn ?? '',
    purchaseMinor: finances.purchaseMinor,
    closingCostsMinor: finances.closingCostsMinor,
    purchaseCurrency: finances.purchaseCurrency ?? usual,
    purchasedOn: finances.purchasedOn ?? '',
    loanMinor: finances.loanMinor,
    debtServiceMinor: finances.debtServiceMinor,
    loanCurrency: finances.loanCurrency ?? usual,
  };
}

type CondominiumFields = Pick<
  PropertyFields,
  'inCondominium' | 'condominiumName' | 'condominiumContact' | 'condominiumPhone' | 'condominiumEmail'
>;
export interface SavedDetails {
  readonly condominium: CondominiumFields;
  readonly finances: FinanceFields;
  readonly owners: PropertyOwner[];
  readonly ownersFrom: string | null;
}

/** Checked values as they are saved. Outside a condominium its fee is none. */
export function savedDetails(
  values: Omit<DetailValues, 'ownersFrom'> & Pick<DetailInput, 'ownersFrom'>,
): SavedDetails {
  const { owners, ownersFrom, inCondominium, condominiumName, condominiumContact, ...rest } = values;
  const { condominiumPhone, condominiumEmail, ...finances } = rest;
  return {
    condominium: {
      inCondominium,
      condominiumName,
      condominiumContact,
      condominiumPhone: normalizePhone(condominiumPhone) ?? '',
      condominiumEmail: normalizeEmail(condominiumEmail) ?? '',
    },
    finances: { ...finances, condominiumFeeMinor: inCondominium ? finances.condominiumFeeMinor : null },
    owners: owners.map(({ fullName, identityType, identityNumber, sharePercent }) => ({
      fullName,
      identityType: identityType === '' || identityNumber === '' ? null : identityType,
      identityNumber: identityType === '' ? '' : checkIdentity(identityType, identityNumber).value,
      shareBasisPoints: toBasisPoints(sharePercent) ?? 0,
    })),
    ownersFrom: ownersFrom || null,
  };
}
