import { useQuery } from '@tanstack/react-query';
import { ecfQueries } from '#src/data/taxes/ecf.ts';
import { issuersOfProperties } from '#src/data/taxes/issuers.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { isElectronicOn } from '#src/domain/taxes/issuers.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useIssuers } from '../taxes/use-issuer.ts';
import { type ElectronicIssuing, expiryOfNext } from './electronic-issuing.ts';

interface IssuingOfProperties {
  /** It is not known yet who gives out what. */
  readonly isPending: boolean;
  /** Null where paper is given out, or nobody is known to the tax authority. */
  readonly of: (propertyId: string | null) => ElectronicIssuing | null;
  /** The same of an issuer that is known by its id. */
  readonly ofIssuer: (issuerId: string) => ElectronicIssuing | null;
}

/** Who gives out e-CF for some properties; null among them stands for the organization itself. */
export function useElectronicIssuing(propertyIds: readonly (string | null)[]): IssuingOfProperties {
  const { id } = useOrganization();
  const today = useToday();
  const { query, all, known, own } = useIssuers();
  const isElectronic = known.some(({ electronicSince }) => isElectronicOn(electronicSince, today));
  const asked = [...new Set(propertyIds.filter((propertyId) => propertyId !== null))].toSorted();
  const isShared = all.length > 1 && asked.length > 0;
  const named = useQuery({ ...issuersOfProperties(id, asked), enabled: isElectronic && isShared });
  const ranges = useQuery({ ...taxQueries.ranges(id), enabled: isElectronic });
  const paper = useQuery({ ...ecfQueries.inContingency(id, today), enabled: isElectronic });
  const ofIssuer = (issuerId: string | undefined): ElectronicIssuing | null => {
    const issuer = known.find((one) => one.id === issuerId);
    if (!issuer || !isElectronicOn(issuer.electronicSince, today)) return null;
    // Paper numbers are given out until it is over.
    if (paper.data?.includes(issuer.id)) return null;
    return { issuer, expiryOf: (kind) => expiryOfNext(ranges.data ?? [], issuer, kind, today) };
  };
  const of = (propertyId: string | null) => {
    const row = named.data?.find((one) => one.propertyId === propertyId && one.validFrom <= today);
    return ofIssuer(row?.issuerId ?? own?.id);
  };
  return {
    isPending: query.isPending || named.isLoading || ranges.isLoading || paper.isLoading,
    of,
    ofIssuer,
  };
}
