import { useState } from 'react';
import type { NcfRange, UnusableNcfs } from '#src/data/taxes/queries.ts';
import type { CancellationReason } from '#src/domain/taxes/codes.ts';
import { canWithdraw } from '#src/domain/taxes/ncf-range.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { numbersOf, spanOf } from './range-facts.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The numbers of a range that are never given out, with why and since when. */
export function UnusableList({ range }: { range: NcfRange }) {
  return range.unusableNcfs
    .toSorted((a, b) => a.firstNumber - b.firstNumber)
    .map((span) => <UnusableRow key={span.id} range={range} span={span} />);
}

function UnusableRow({ range, span }: { range: NcfRange; span: UnusableNcfs }) {
  const { rangesCard: text, cancelDialog } = useText('ownerTaxes');
  const { can } = useOrganization();
  const language = useLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { first, last } = numbersOf(range, span);
  const numbers = first === last ? first : text.numbers({ first, last });
  const isElectronic = range.series === 'E';
  const isOffered =
    can('money.write') &&
    span.annulledAt === null &&
    canWithdraw(spanOf(span), range.nextNumber, range.unusableNcfs.map(spanOf));
  return (
    <>
      <span className="flex flex-wrap items-center justify-end gap-x-2 text-12 text-secondary sm:flex-nowrap sm:justify-between">
        {text.unusable.of({
          numbers,
          reason: cancelDialog.reasons[span.reason as CancellationReason],
          date: formatDate(span.markedOn, language, 'short'),
        })}
        {isElectronic ? <Annulment span={span} /> : null}
        {isOffered ? (
          <span className="shrink-0">
            <Button
              size="sm"
              variant="quiet"
              aria-label={text.unusable.withdraw.actionOf({ numbers })}
              onClick={() => setWithdrawing(true)}
            >
              {text.unusable.withdraw.action}
            </Button>
          </span>
        ) : null}
      </span>
      {isWithdrawing ? (
        <WithdrawDialog
          {...{ markId: span.id, isElectronic, numbers }}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </>
  );
}

/** What DGII knows of electronic numbers that nobody will use. */
function Annulment({ span }: { span: UnusableNcfs }) {
  const { unusable: text } = useText('ownerTaxes').rangesCard;
  const { timeZone } = useOrganization();
  const language = useLanguage();
  if (span.annulledAt === null) return <span>{text.notAtDgii}</span>;
  return (
    <span className="grid">
      <span>{text.atDgii({ date: formatInstant(span.annulledAt, language, timeZone) })}</span>
      {span.notAnnulled.length > 0 ? (
        <span>{text.notAnnulled({ numbers: span.notAnnulled.join(', ') })}</span>
      ) : null}
    </span>
  );
}
