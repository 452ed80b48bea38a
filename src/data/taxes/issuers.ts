import { call, verb } from '#src/data/call.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { firstDayOf, monthOf } from '#src/domain/foundation/months.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import type { OpeningCredit } from '#src/domain/taxes/carried-itbis.ts';
import type { TaxpayerKind, TaxRegime } from '#src/domain/taxes/codes.ts';
import type { EcfEnvironment, IssuingWay, TaxpayerSize } from '#src/domain/taxes/issuers.ts';
import type { Client } from '../client.ts';
import { unwrap } from '../errors.ts';

/** One of the issuers of an organization, as the forms and receipts ask for it. */
export interface IssuerKey {
  readonly organizationId: string;
  readonly issuerId: string;
}

const ISSUER_COLUMNS =
  'id, taxId, legalName, tradeName, taxpayerKind, taxRegime, sizeClass, address, municipalityCode, provinceCode, phone, email, issuingWay, environment, electronicSince, receptionSlug, fiscalYearEnd, itbisCreditMonth, itbisCreditMinor';
export type FiscalIssuer = Selected<'fiscal_issuers', typeof ISSUER_COLUMNS>;
/** An issuer of whom it was said who they are for the tax authority. */
export type KnownIssuer = FiscalIssuer & { readonly taxpayerKind: TaxpayerKind };

export const isKnown = (issuer: FiscalIssuer): issuer is KnownIssuer => issuer.taxpayerKind !== null;

/** The issuers of an organization: itself first, then the owners whose property it manages, by name. */
export const issuersOf = (organizationId: string) =>
  query(['taxes', organizationId, 'issuers'], async () => {
    const rows = unwrap(
      await select('fiscal_issuers', ISSUER_COLUMNS, { organizationId }).order('legalName'),
    );
    const isOwn = (id: string) => Number(id === organizationId);
    return rows.toSorted((a, b) => isOwn(b.id) - isOwn(a.id) || byText(a.legalName, b.legalName));
  });

/** Who gives out the receipts of a property, from which days on, the latest first; no row: the organization itself. */
export const issuersOfProperty = (organizationId: string, propertyId: string) =>
  rowsQuery(['taxes', organizationId, 'property-issuers', propertyId], () =>
    select('property_issuers', 'id, issuerId, validFrom', { organizationId, propertyId }).order('validFrom', {
      ascending: false,
    }),
  );

/** The same of several properties at once. */
export const issuersOfProperties = (organizationId: string, propertyIds: readonly string[]) =>
  rowsQuery(['taxes', organizationId, 'property-issuers', 'of', propertyIds], () =>
    select('property_issuers', 'propertyId, issuerId, validFrom', { organizationId })
      .in('propertyId', [...propertyIds])
      .order('validFrom', { ascending: false }),
  );

/** What the forms of an issuer begin with. */
export interface Taxpayer {
  readonly taxId: string;
  /** Null before it was said. */
  readonly kind: TaxpayerKind | null;
  /** Balance in favor of ITBIS that was stated for a month; null for none. */
  readonly credit: OpeningCredit | null;
}

export async function fetchTaxpayer(
  client: Client,
  { organizationId, issuerId }: IssuerKey,
): Promise<Taxpayer> {
  const answer = await client
    .from('fiscal_issuers')
    .select('taxId, taxpayerKind, itbisCreditMonth, itbisCreditMinor')
    .eq('organizationId', organizationId)
    .eq('id', issuerId)
    .single();
  const { taxId, taxpayerKind, itbisCreditMonth, itbisCreditMinor } = unwrap(answer);
  return {
    taxId,
    kind: taxpayerKind,
    credit: itbisCreditMonth ? { month: monthOf(itbisCreditMonth), creditMinor: itbisCreditMinor } : null,
  };
}

/** The only issuer of an organization; null where there are several, whose balances of ITBIS do not mix. */
export async function fetchOnlyIssuer(client: Client, organizationId: string): Promise<IssuerKey | null> {
  const answer = await client
    .from('fiscal_issuers')
    .select('id')
    .eq('organizationId', organizationId)
    .limit(2);
  const [only, second] = unwrap(answer);
  return only && !second ? { organizationId, issuerId: only.id } : null;
}

export interface FiscalIssuerInput {
  readonly organizationId: string;
  /** The organization's own id for itself; one that is not known yet makes a new issuer. */
  readonly issuerId: string;
  /** Digits of the RNC or cédula. */
  readonly taxId: string;
  readonly legalName: string;
  readonly tradeName: string;
  readonly taxpayerKind: TaxpayerKind;
  readonly taxRegime: TaxRegime;
  readonly sizeClass: TaxpayerSize | null;
  readonly address: string;
  /** Six digits, or empty. */
  readonly municipalityCode: string;
  readonly provinceCode: string;
  /** 000-000-0000, or empty. */
  readonly phone: string;
  readonly email: string;
  readonly issuingWay: IssuingWay;
  readonly environment: EcfEnvironment;
  readonly electronicSince: string | null;
  /** Month with which the fiscal year ends: 3, 6, 9 or 12. */
  readonly fiscalYearEnd: number;
  readonly itbisCredit: OpeningCredit | null;
}

/** Returns the issuer's id. Errors: see `save_fiscal_issuer`. */
export const saveFiscalIssuer = ({ itbisCredit, ...issuer }: FiscalIssuerInput) =>
  call('save_fiscal_issuer', {
    ...issuer,
    itbisCreditMonth: itbisCredit && firstDayOf(itbisCredit.month),
    itbisCreditMinor: itbisCredit?.creditMinor ?? 0,
  });

/** Errors: fiscal_profile_missing, property_has_receipts. */
export const setPropertyIssuer = verb('set_property_issuer');
