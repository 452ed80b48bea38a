import * as v from 'valibot';
import type { FiscalFacts } from '#src/data/taxes/queries.ts';
import { monthOf } from '#src/domain/foundation/months.ts';
import { taxpayerKinds, taxRegimes } from '#src/domain/taxes/codes.ts';
import { fiscalYearEnds } from '#src/domain/taxes/due-dates.ts';
import {
  checkTaxNumber,
  formatTaxNumber,
} from '#src/islands/owner-dashboard/screens/people/organization/organization-schema.ts';

const MAX_NAME_LENGTH = 160;
const LAST_MONTH = 12;

/** The form of the fiscal profile. Its messages are keys of `ownerTaxes.profile`. */
export const profileSchema = v.pipe(
  v.object({
    taxId: v.pipe(
      v.string(),
      v.nonEmpty('required'),
      v.check((text) => checkTaxNumber(text).status !== 'malformed', 'taxIdMalformed'),
      v.transform((text) => checkTaxNumber(text).value),
    ),
    legalName: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(MAX_NAME_LENGTH)),
    taxpayerKind: v.picklist(taxpayerKinds, 'required'),
    taxRegime: v.picklist(taxRegimes, 'required'),
    isElectronicIssuer: v.boolean(),
    fiscalYearEnd: v.picklist(fiscalYearEnds.map(String)),
    creditMonth: v.string(),
    creditMinor: v.nullable(v.union([v.number(), v.nan()])),
  }),
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

/** What the form begins with. @param name of the organization, where no legal name is known */
export function defaultsOf({ profile, taxId }: FiscalFacts, name: string) {
  return {
    taxId: taxId ? formatTaxNumber(taxId) : '',
    legalName: profile?.legalName ?? name,
    taxpayerKind: profile?.taxpayerKind ?? 'person',
    taxRegime: profile?.taxRegime ?? 'ordinary',
    isElectronicIssuer: profile?.isElectronicIssuer ?? false,
    fiscalYearEnd: String(profile?.fiscalYearEnd ?? LAST_MONTH),
    creditMonth: profile?.itbisCreditMonth ? monthOf(profile.itbisCreditMonth) : '',
    creditMinor: profile?.itbisCreditMonth ? profile.itbisCreditMinor : null,
  };
}

/** What the verb takes. */
export function inputOf({
  fiscalYearEnd,
  creditMonth,
  creditMinor,
  ...values
}: v.InferOutput<typeof profileSchema>) {
  return {
    ...values,
    fiscalYearEnd: Number(fiscalYearEnd),
    itbisCredit: creditMonth ? { month: creditMonth, creditMinor: creditMinor ?? 0 } : null,
  };
}
