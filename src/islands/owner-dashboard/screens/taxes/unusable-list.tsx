import type { NcfRange } from '#src/data/taxes/queries.ts';
import type { CancellationReason } from '#src/domain/tax-do/codes.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { numbersOf } from './range-facts.ts';

/** The numbers of a range that are never given out, with why and since when. */
export function UnusableList({ range }: { range: NcfRange }) {
  const { rangesCard: text, cancelDialog } = useText('ownerTaxes');
  const language = useLanguage();
  const spans = range.unusable_ncfs.toSorted((a, b) => a.first_number - b.first_number);
  return spans.map((span) => {
    const { first, last } = numbersOf(range, span);
    return (
      <span key={span.id} className="block text-12 text-secondary">
        {text.unusable.of({
          numbers: first === last ? first : text.numbers({ first, last }),
          reason: cancelDialog.reasons[span.reason as CancellationReason],
          date: formatDate(span.marked_on, language, 'short'),
        })}
      </span>
    );
  });
}
