import * as v from 'valibot';
import type { FiscalIssuer, FiscalIssuerInput } from '#src/data/taxes/issuers.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { taxpayerKinds, taxRegimes } from '#src/domain/taxes/codes.ts';
import { fiscalYearEnds } from '#src/domain/taxes/due-dates.ts';
import { isMunicipalityCode, provinceCodeOf } from '#src/domain/taxes/ecf/place-codes.ts';
import { ecfEnvironments, issuingWays, taxpayerSizes } from '#src/domain/taxes/issuers.ts';
import {
  checkTaxNumber,
  formatTaxNumber,
} from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';

// What the format of electronic receipts has room for.
const MAX_NAME_LENGTH = 150;
const MAX_ADDRESS_LENGTH = 100;
const MAX_EMAIL_LENGTH = 80;
const LAST_MONTH = 12;

/** The form of the fiscal profile. Its messages are keys of `ownerTaxes.profile` and `ownerTaxes.issuers.problems`. */
export const profileSchema = v.pipe(
  v.object({
    taxId: v.pipe(
      v.string(),
      v.nonEmpty('required'),
      v.check((text) => checkTaxNumber(text).status !== 'malformed', 'taxIdMalformed'),
      v.transform((text) => checkTaxNumber(text).value),
    ),
    legalName: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(MAX_NAME_LENGTH, 'nameLong')),
    tradeName: v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME_LENGTH, 'nameLong')),
    taxpayerKind: v.picklist(taxpayerKinds, 'required'),
    taxRegime: v.picklist(taxRegimes, 'required'),
    sizeClass: v.picklist(['', ...taxpayerSizes]),
    issuingWay: v.picklist(issuingWays),
    environment: v.picklist(ecfEnvironments),
    electronicSince: v.pipe(
      v.string(),
      v.check((text) => text === '' || isIsoDate(text), 'dateMalformed'),
    ),
    address: v.pipe(v.string(), v.trim(), v.maxLength(MAX_ADDRESS_LENGTH, 'addressLong')),
    municipalityCode: v.string(),
    // It follows from the municipality.
    provinceCode: v.string(),
    phone: v.pipe(v.string(), v.trim(), v.regex(/^(\d{3}-\d{3}-\d{4})?$/, 'phoneMalformed')),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_EMAIL_LENGTH, 'emailLong'),
      v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), 'emailMalformed'),
    ),
    fiscalYearEnd: v.picklist(fiscalYearEnds.map(String)),
    creditMonth: v.string(),
    creditMinor: v.nullable(v.union([v.number(), v.nan()])),
  }),
  v.forward(
    v.partialCheck(
      [['electronicSince'], ['address']],
      ({ electronicSince, address }) => electronicSince === '' || address !== '',
      'addressMissing',
    ),
    ['address'],
  ),
  v.forward(
    v.partialCheck(
      [['electronicSince'], ['issuingWay']],
      ({ electronicSince, issuingWay }) => electronicSince === '' || issuingWay !== 'paper',
      'wayMissing',
    ),
    ['issuingWay'],
  ),
  // Both or neither: every receipt that names another place would be refused.
  v.forward(
    v.partialCheck(
      [['municipalityCode'], ['provinceCode']],
      ({ municipalityCode, provinceCode }) =>
        municipalityCode === ''
          ? provinceCode === ''
          : isMunicipalityCode(municipalityCode) && provinceCode === provinceCodeOf(municipalityCode),
      'placeUnknown',
    ),
    ['municipalityCode'],
  ),
  v.forward(
    v.partialCheck(
      [['creditMonth'], ['creditMinor']],
      ({ creditMonth, creditMinor }) =>
        creditMonth === '' || (Number.isSafeInteger(creditMinor) && Number(creditMinor) > 0),
      'creditMissing',
    ),
    ['creditMinor'],
  ),
);

/** What nobody said yet of an issuer. */
export const NEW_ISSUER = {
  tradeName: '',
  taxRegime: 'ordinary',
  sizeClass: null,
  address: '',
  municipalityCode: '',
  provinceCode: '',
  phone: '',
  email: '',
  issuingWay: 'paper',
  environment: 'testecf',
  electronicSince: null,
  fiscalYearEnd: LAST_MONTH,
  itbisCredit: null,
} as const;

/** What the form begins with. @param name of the organization, where no legal name is known */
export function defaultsOf(issuer: FiscalIssuer, name: string) {
  return {
    taxId: issuer.taxId ? formatTaxNumber(issuer.taxId) : '',
    legalName: issuer.taxpayerKind ? issuer.legalName : name,
    tradeName: issuer.tradeName,
    taxpayerKind: issuer.taxpayerKind ?? 'person',
    taxRegime: issuer.taxRegime,
    sizeClass: issuer.sizeClass ?? ('' as const),
    issuingWay: issuer.issuingWay,
    environment: issuer.environment,
    electronicSince: issuer.electronicSince ?? '',
    address: issuer.address,
    municipalityCode: issuer.municipalityCode,
    provinceCode: issuer.provinceCode,
    phone: issuer.phone,
    email: issuer.email,
    fiscalYearEnd: String(issuer.fiscalYearEnd),
    creditMonth: issuer.itbisCreditMonth ? monthOf(issuer.itbisCreditMonth) : '',
    creditMinor: issuer.itbisCreditMonth ? issuer.itbisCreditMinor : null,
  };
}

/** What the verb takes. */
export function inputOf({
  fiscalYearEnd,
  creditMonth,
  creditMinor,
  sizeClass,
  electronicSince,
  ...values
}: v.InferOutput<typeof profileSchema>): Omit<FiscalIssuerInput, 'organizationId' | 'issuerId'> {
  return {
    ...values,
    sizeClass: sizeClass === '' ? null : sizeClass,
    electronicSince: electronicSince === '' ? null : electronicSince,
    fiscalYearEnd: Number(fiscalYearEnd),
    itbisCredit: creditMonth ? { month: creditMonth, creditMinor: creditMinor ?? 0 } : null,
  };
}
