import type { Charge } from '#src/data/money/charges/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

/** Whether a charge is paid, partly paid, open, overdue or reversed. The due day itself is not late. */
export function ChargeState({ charge, today }: { charge: Charge; today: IsoDate }) {
  const text = useText('ownerMoney').lease.states;
  const language = useLanguage();
  if (charge.reversedAt) return <Badge>{text.reversed}</Badge>;
  if (charge.creditedMinor === charge.amountMinor) return <Badge>{text.credited}</Badge>;
  if (charge.outstandingMinor === 0) return <Badge tone="good">{text.paid}</Badge>;
  const isLate = charge.dueOn < today;
  if (charge.allocatedMinor > 0) {
    const amount = formatMoney(charge.outstandingMinor, charge.currency, language);
    return <Badge tone={isLate ? 'bad' : 'warn'}>{text.partly({ amount })}</Badge>;
  }
  return isLate ? <Badge tone="bad">{text.late}</Badge> : <Badge tone="info">{text.open}</Badge>;
}
