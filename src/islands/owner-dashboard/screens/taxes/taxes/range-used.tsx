import type { NcfRange } from '#src/data/taxes/queries.ts';
import { numbersLeft, usedShare } from '#src/domain/taxes/ncf-range.ts';
import { useText } from '#src/i18n/react.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { rangeFacts } from './range-facts.ts';

/** How many numbers of a range were used. */
export function RangeUsed({ range }: { range: NcfRange }) {
  const { rangesCard: text } = useText('ownerTaxes');
  const facts = rangeFacts(range);
  const all = range.lastNumber - range.firstNumber + 1;
  const valueText = text.used({ used: all - numbersLeft(facts), all });
  return (
    <span className="block min-w-32">
      <ProgressBar label={text.columns.used} share={usedShare(facts)} valueText={valueText} />
    </span>
  );
}
