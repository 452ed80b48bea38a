import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { useFigures } from './use-figures.ts';

/** An amount that may come, in whole units: cents would say more than anybody knows. */
export function ForecastAmount({ minor, currency }: { minor: number | null; currency: CurrencyCode }) {
  const { money } = useFigures(currency);
  return minor === null ? (
    <NotKnown />
  ) : (
    <span className="whitespace-nowrap tabular-nums">{money(minor)}</span>
  );
}
