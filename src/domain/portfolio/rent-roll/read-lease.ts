import { addDays, addMonths, type IsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode, LeaseStatus } from '#src/domain/foundation/enums.ts';
import type { HowToRead } from './answers.ts';
import { Unread, unread } from './faults.ts';
import { type Given, ifFilled, none, type RollLease, type Take } from './roll-row.ts';
import * as values from './values.ts';

/** The currency of its column, of the rent's mark, or the organization's; two that contradict each other are told. */
export function currencyOf(cell: Given, { currency }: HowToRead): CurrencyCode | Unread {
  const own = cell('currency');
  const said = values.currencyIn(own);
  if (said instanceof Unread || (own !== '' && said === null)) return unread('currency');
  const marked = values.currencyIn(cell('rent'));
  if (marked instanceof Unread) return marked;
  if (said && marked && said !== marked) return unread('currency');
  return said ?? marked ?? currency;
}

interface Money {
  readonly rentMinor: number | null;
  readonly depositMinor: number;
  readonly balanceMinor: number;
}
export function readMoney(take: Take, currency: CurrencyCode, { sign }: HowToRead): Money {
  const positive = (given: string) => values.positiveIn(given, currency, sign);
  return {
    rentMinor: take('rent', ifFilled(positive, none)),
    depositMinor:
      take(
        'deposit',
        ifFilled(positive, () => 0),
      ) ?? 0,
    balanceMinor:
      take(
        'balance',
        ifFilled(
          (given) => values.amountIn(given, currency, sign),
          () => 0,
        ),
      ) ?? 0,
  };
}

/** The lease of a row that has a tenant; null where a cell of it could not be read. */
export function readLease(
  take: Take,
  { how, money, currency }: { how: HowToRead; money: Money; currency: CurrencyCode },
): RollLease | null {
  const { answers, today } = how;
  const startsOn = take(
    'starts_on',
    ifFilled<string, string>(
      (given) => values.dayIn(given, how.order),
      () => unread('missing'),
    ),
  );
  const endsOn = take('ends_on', (given) => {
    const months = Number(answers.usual.ends_on ?? '');
    if (given === '' && months > 0) return startsOn ? addDays(addMonths(startsOn, months), -1) : null;
    if (given === '') return unread('missing');
    const day = values.dayIn(given, how.order);
    return typeof day === 'string' && startsOn && day < startsOn ? unread('date_order') : day;
  });
  const dueDay = take(
    'due_day',
    ifFilled(values.dueDayIn, () => unread('missing')),
  );
  const heldMinor =
    money.depositMinor === 0
      ? 0
      : take(
          'deposit_held',
          ifFilled(
            (given) => values.partIn(given, money.depositMinor, currency, how.sign),
            () => unread('missing'),
          ),
        );
  if (startsOn === null || endsOn === null || dueDay === null || heldMinor === null) return null;
  return {
    ...{ startsOn, endsOn, dueDay, heldMinor },
    status: statusOf({ startsOn, endsOn }, today, answers.pastLeases),
    depositMinor: money.depositMinor,
    balanceMinor: money.balanceMinor,
    chargedFrom: laterOf(startsOn, answers.chargedFrom),
  };
}

function statusOf(
  { startsOn, endsOn }: { startsOn: IsoDate; endsOn: IsoDate },
  today: IsoDate,
  past: 'month_to_month' | 'ended' | null,
): LeaseStatus {
  if (endsOn < today) return past ?? 'month_to_month';
  return startsOn > today ? 'signed' : 'active';
}
