import { useQuery } from '@tanstack/react-query';
import { ecfQueries, type SettledEcf } from '#src/data/taxes/ecf.ts';
import { type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import { isElectronicOn } from '#src/domain/taxes/issuers.ts';
import { useIssuer } from '../taxes/use-issuer.ts';

/** The electronic receipts of a month, in the environment of the issuer on screen; asked for where it gave out any. */
export function useEcfMonth(month: IsoMonth) {
  const { key, issuer } = useIssuer();
  const isElectronic = isElectronicOn(issuer?.electronicSince ?? null, lastDayOf(month));
  const environment = issuer?.environment ?? 'ecf';
  const query = useQuery({ ...ecfQueries.month(key, environment, month), enabled: isElectronic });
  return { query, isElectronic, environment };
}

const NONE: readonly SettledEcf[] = [];

/** The same rows; none while they are not known. */
export const useEcfOfMonth = (month: IsoMonth): readonly SettledEcf[] =>
  useEcfMonth(month).query.data ?? NONE;
