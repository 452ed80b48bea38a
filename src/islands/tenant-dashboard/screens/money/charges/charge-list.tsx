import { CircleCheck, CircleDashed, CircleSlash, Clock, Hourglass, TriangleAlert } from 'lucide-react';
import type { TenantCharge } from '#src/data/leasing/tenancy/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { chargeName } from '../parts/charge-name.ts';
import { shortDay } from '../parts/short-date.ts';
import { type ChargeState, chargeState } from './charge-state.ts';

const LOOKS = {
  paid: { tone: 'good', icon: CircleCheck },
  part: { tone: 'info', icon: CircleDashed },
  open: { tone: 'info', icon: Clock },
  late: { tone: 'bad', icon: TriangleAlert },
  reported: { tone: 'info', icon: Hourglass },
  reversed: { tone: 'neutral', icon: CircleSlash },
} as const;

interface ChargeListProps {
  charges: readonly TenantCharge[];
  today: IsoDate;
  /** Ids of those that reported payments would pay whole. */
  reported: ReadonlySet<string>;
}

/** Charges as lines under one another. Belongs into a flush card. */
export function ChargeList({ charges, today, reported }: ChargeListProps) {
  return (
    <ul>
      {charges.map((charge) => (
        <ChargeLine key={charge.id} charge={charge} today={today} isReported={reported.has(charge.id)} />
      ))}
    </ul>
  );
}

interface ChargeLineProps {
  charge: TenantCharge;
  today: IsoDate;
  isReported: boolean;
}

function ChargeLine({ charge, today, isReported }: ChargeLineProps) {
  const text = useText('tenant');
  const { chargeList: words } = useText('tenantAutopay');
  const language = useLanguage();
  const state = chargeState(charge, today, isReported);
  const { tone, icon } = LOOKS[state];
  return (
    <li className="border-t border-line px-4 py-2 sm:px-5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 font-medium">{chargeName(charge, today, text, language)}</p>
        <MoneyText
          amountMinor={charge.amountMinor}
          currency={charge.currency}
          className={state === 'reversed' ? 'text-hint line-through' : 'font-semibold'}
        />
      </div>
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-14 text-secondary">
          <ChargeNote charge={charge} state={state} today={today} />
        </p>
        <Badge tone={tone} icon={icon}>
          {words.states[state]}
        </Badge>
      </div>
    </li>
  );
}

interface ChargeNoteProps {
  charge: TenantCharge;
  state: ChargeState;
  today: IsoDate;
}

function ChargeNote({ charge, state, today }: ChargeNoteProps) {
  const { charge: words } = useText('tenant');
  const { chargeList: charges } = useText('tenantAutopay');
  const language = useLanguage();
  // The reason is the day of the payment then.
  if (charge.paidInTimeBy && charge.reversalReason)
    return charges.paidInTime({ date: shortDay(charge.reversalReason, today, language) });
  if (state === 'reversed') return charges.reversedFor({ reason: charge.reversalReason ?? '' });
  const day = { date: shortDay(charge.dueOn, today, language) };
  const due = charge.dueOn < today ? words.wasDue(day) : words.due(day);
  const isPart = charge.outstandingMinor > 0 && charge.outstandingMinor < charge.amountMinor;
  if (!isPart) return due;
  return (
    <>
      {due}
      <span className="block text-ink">
        {charges.left({ amount: formatMoney(charge.outstandingMinor, charge.currency, language) })}
      </span>
    </>
  );
}
