import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';

const LAST_DUE_DAY = 28;

/** The terms of a lease that follows another, as they are typed. */
export interface Terms {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly rentMinor: number | null;
  readonly dueDay: number | null;
  /** Null when empty, NaN when what is typed is no amount. */
  readonly depositMinor: number | null;
}

/** What the lease before has is what to begin with. */
export const termsAfter = (lease: Lease, days: Pick<Terms, 'startsOn' | 'endsOn'>): Terms => ({
  ...days,
  rentMinor: lease.rentMinor,
  dueDay: lease.dueDay,
  depositMinor: lease.depositMinor,
});

/** The first and the last day on which they may begin; null where nothing follows. */
interface Span {
  readonly first: string;
  readonly last: string | null;
}

/** What is typed, whether each part of it is good, and all of it, null while something is not. */
export function useTerms(start: () => Terms, { first, last }: Span) {
  const [terms, change] = useDraft(start);
  const { startsOn, endsOn, rentMinor, dueDay, depositMinor } = terms;
  const isStartGood = isIsoDate(startsOn) && startsOn >= first && (last === null || startsOn <= last);
  const isEndGood = isIsoDate(endsOn) && endsOn >= startsOn;
  const isRentGood = rentMinor !== null && rentMinor > 0;
  const isDueDayGood = dueDay !== null && dueDay >= 1 && dueDay <= LAST_DUE_DAY;
  const isDepositGood = !Number.isNaN(depositMinor);
  return {
    ...terms,
    ...{ first, last, isStartGood, isEndGood, isRentGood, isDueDayGood, isDepositGood },
    change: change,
    agreed:
      isStartGood && isEndGood && isRentGood && isDueDayGood && isDepositGood
        ? { startsOn, endsOn, rentMinor, dueDay, depositMinor: depositMinor ?? 0 }
        : null,
  };
}

export type TypedTerms = ReturnType<typeof useTerms>;

interface TermsFieldsProps {
  terms: TypedTerms;
  currency: CurrencyCode;
  /** The first day has its own name, limits and column in each verb. */
  start: { label: string; column: string; error: string };
  end: { label: string; hint?: string };
}

/** Term, rent and due day. */
export function TermsFields({ terms, currency, start, end }: TermsFieldsProps) {
  const text = useText('ownerLeasing').leasing.renewal;
  const { change } = terms;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label={start.label}
        value={terms.startsOn}
        min={terms.first}
        max={terms.last ?? undefined}
        onChange={({ target }) => change({ startsOn: target.value })}
        error={terms.isStartGood ? undefined : start.error}
        column={start.column}
      />
      <DateField
        {...end}
        value={terms.endsOn}
        min={terms.startsOn}
        onChange={({ target }) => change({ endsOn: target.value })}
        error={terms.isEndGood ? undefined : text.endsOnInvalid}
        column="ends_on"
      />
      <MoneyField
        label={text.rent}
        currency={currency}
        value={terms.rentMinor}
        onChange={(rentMinor) => change({ rentMinor })}
        error={terms.isRentGood ? undefined : text.rentMissing}
        column="rent_minor"
      />
      <NumberField
        label={text.dueDay}
        value={terms.dueDay}
        onChange={(dueDay) => change({ dueDay })}
        error={terms.isDueDayGood ? undefined : text.dueDayInvalid}
        column="due_day"
      />
    </div>
  );
}
