import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { sumsByCurrency } from '#src/domain/foundation/money.ts';

export interface Balance {
  readonly currency: CurrencyCode;
  readonly owedMinor: number;
  readonly aheadMinor: number;
}

type Row = Pick<Tenant, 'currency' | 'leaseId' | 'receivableMinor' | 'creditMinor'>;

/** What is paid a month, a line a currency. */
export const rentsOf = (leases: readonly Pick<Tenant, 'currency' | 'rentMinor'>[]) =>
  sumsByCurrency(leases, ({ rentMinor }) => rentMinor);

/** What a person's leases owe and have paid ahead, a line a currency: one is never set off against the other. */
export function balancesOf(leases: readonly Row[]): Balance[] {
  return currencyCodes
    .map((currency) => {
      const own = leases.filter((lease) => lease.currency === currency);
      return {
        currency,
        owedMinor: own.reduce((sum, lease) => sum + lease.receivableMinor, 0),
        aheadMinor: own.reduce((sum, lease) => sum + lease.creditMinor, 0),
      };
    })
    .filter(({ owedMinor, aheadMinor }) => owedMinor > 0 || aheadMinor > 0);
}
