import type { ChargeableLease } from '#src/data/money/charging/leases.ts';
import type { Increase } from '#src/domain/law/increase.ts';
import { DOMINICAN_RENTAL_LAW } from '#src/domain/leasing/rental-law.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

/** A lease that has a rent to raise. */
export type RentedLease = ChargeableLease & { readonly rentMinor: number };

interface IncreaseRowProps {
  lease: RentedLease;
  /** Null until a percentage is there. */
  increase: Increase | null;
  isChosen: boolean;
  /** Null: changed. A sentence: why not. Absent: not tried. */
  outcome: string | null | undefined;
  onChoose: (isChosen: boolean) => void;
}

const CAP = DOMINICAN_RENTAL_LAW.find(({ matter }) => matter === 'increase_cap');

/** A lease with its rent before and after, and whether that is above the cap. */
export function IncreaseRow({ lease, increase, isChosen, outcome, onChoose }: IncreaseRowProps) {
  const text = useText('rentIncreases');
  const { finance } = useText('ownerMoney');
  const language = useLanguage();
  const money = (amountMinor: number) => formatMoney(amountMinor, lease.currency, language);
  const place = finance.place({ property: lease.propertyName, unit: lease.unitLabel });
  const isDone = outcome === null;
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox
          label={[lease.tenantName, place].filter(Boolean).join(' · ')}
          checked={isChosen && !isDone}
          disabled={isDone}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span className="text-14 tabular-nums">
          {increase && !isDone
            ? text.from({ before: money(increase.beforeMinor), after: money(increase.afterMinor) })
            : money(lease.rentMinor)}
        </span>
      </div>
      {increase?.maximumMinor && CAP && !isDone ? (
        <p className="text-14 text-warn">
          {text.aboveCap({ maximum: money(increase.maximumMinor), law: CAP.law, article: CAP.article })}
        </p>
      ) : null}
      {isDone ? (
        <p>
          <Badge tone="good">{text.changed}</Badge>
        </p>
      ) : outcome ? (
        <p className="text-14 text-bad">{`${text.refused}: ${outcome}`}</p>
      ) : null}
    </li>
  );
}
