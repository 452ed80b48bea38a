import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import {
  type FiscalIssuer,
  isKnown,
  issuersOf,
  issuersOfProperty,
  type KnownIssuer,
} from '#src/data/taxes/issuers.ts';
import { isElectronicOn } from '#src/domain/taxes/issuers.ts';
import type { NcfSeries } from '#src/domain/taxes/ncf.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';

export const ISSUER = 'issuer';

const NONE: readonly FiscalIssuer[] = [];

/** The issuers of the organization, as long as they are known to the tax authority, and its own, which may not be yet. */
export function useIssuers() {
  const { id } = useOrganization();
  const query = useQuery(issuersOf(id));
  const all = query.data ?? NONE;
  return { query, all, known: all.filter(isKnown), own: all.find((issuer) => issuer.id === id) ?? null };
}

/** The issuer on screen: that of the address, else the organization itself, else the first that is known. */
export function useIssuer() {
  const { id: organizationId } = useOrganization();
  const asked = new URLSearchParams(useSearch()).get(ISSUER);
  const { query, all, known, own } = useIssuers();
  const usual = own && isKnown(own) ? own : (known[0] ?? own);
  const issuer = all.find(({ id }) => id === asked) ?? usual;
  const issuerId = issuer?.id ?? organizationId;
  return {
    query,
    known,
    issuer,
    /** Null before it was said who they are for the tax authority. */
    taxpayer: issuer && isKnown(issuer) ? issuer : null,
    key: { organizationId, issuerId },
    /** An address of taxes that stays with the issuer on screen. */
    pathOf: (path: string) =>
      issuer && issuer !== usual ? `${path}${path.includes('?') ? '&' : '?'}${ISSUER}=${issuerId}` : path,
  };
}

/** Who gives out the receipts of a property today; null before it is known. */
export function useIssuerOfProperty(propertyId: string | null): KnownIssuer | null {
  const { id } = useOrganization();
  const today = useToday();
  const { all, known, own } = useIssuers();
  const isAsked = propertyId !== null && propertyId !== '' && all.length > 1;
  const rows = useQuery({ ...issuersOfProperty(id, propertyId ?? ''), enabled: isAsked }).data;
  const named = rows?.find((row) => row.validFrom <= today)?.issuerId;
  const found = isAsked && named ? known.find((issuer) => issuer.id === named) : own;
  return found && isKnown(found) ? found : null;
}

/** The series that an issuer gives out on a day. */
export const seriesOf = (issuer: Pick<FiscalIssuer, 'electronicSince'> | null, day: string): NcfSeries =>
  issuer && isElectronicOn(issuer.electronicSince, day) ? 'E' : 'B';
