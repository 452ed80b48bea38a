import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import type { PortfolioRow } from '../portfolio-files/rows.ts';

/** What leases bring into the books, in one currency. */
export interface RollMoney {
  readonly currency: CurrencyCode;
  readonly rentMinor: number;
  readonly heldMinor: number;
  readonly owedMinor: number;
  readonly creditMinor: number;
}

/** The sums of rows of leases, for each currency that has any. Whoever has moved out pays no rent. */
export function moneyOf(leases: readonly PortfolioRow[]): RollMoney[] {
  return currencyCodes.flatMap((currency) => {
    const own = leases.filter((lease) => lease.currency === currency);
    const sum = (amount: (lease: PortfolioRow) => number) =>
      own.reduce((total, lease) => total + amount(lease), 0);
    const rentOf = ({ rents }: PortfolioRow) =>
      (rents as readonly { rent_minor: number }[])[0]?.rent_minor ?? 0;
    const money = {
      currency,
      rentMinor: sum((lease) => (lease.status === 'ended' ? 0 : rentOf(lease))),
      heldMinor: sum(({ held_minor }) => Number(held_minor)),
      owedMinor: sum(({ balance_minor }) => Math.max(0, Number(balance_minor))),
      creditMinor: sum(({ balance_minor }) => Math.max(0, -Number(balance_minor))),
    };
    return own.length > 0 ? [money] : [];
  });
}
