import type { ReactNode } from 'react';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chargeName } from '#src/islands/owner-dashboard/screens/money/parts/charge-name.ts';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { firstCharges } from './first-charges.ts';
import type { LeaseDraft } from './lease-draft.ts';

const MOST_SHOWN = 8;

/** The first charges that the form leads to, while it is being filled in. */
export function ChargesPreview({ draft, today }: { draft: LeaseDraft; today: string }) {
  const { tenantForm, money, payment } = useText('ownerMoney');
  const text = tenantForm.preview;
  const language = useLanguage();
  const charges = firstCharges(draft, today);
  if (!charges) return <p className="text-15 text-hint">{text.waiting}</p>;
  const { currency } = draft;
  return (
    <div className="grid gap-1">
      <ul>
        {charges.depositMinor > 0 ? (
          <Line
            name={money.deposit}
            amount={<MoneyText amountMinor={charges.depositMinor} currency={currency} />}
          >
            {payment.due({ date: formatDate(draft.startsOn, language, 'short') })}
          </Line>
        ) : null}
        {charges.rents.slice(0, MOST_SHOWN).map((rent) => (
          <Line
            key={rent.periodStart}
            name={chargeName({ kind: 'rent', description: '', ...rent }, money, language)}
            amount={<MoneyText amountMinor={rent.amountMinor} currency={currency} />}
          >
            {payment.due({ date: formatDate(rent.dueOn, language, 'short') })}
          </Line>
        ))}
      </ul>
      <p className="text-14 text-hint">{text.more}</p>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold">
        <span>{text.firstTotal}</span>
        <MoneyText amountMinor={charges.atStartMinor} currency={currency} />
      </p>
    </div>
  );
}

function Line({ name, amount, children }: { name: string; amount: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line py-2 text-15 last:border-0">
      <span className="min-w-0">
        {name}
        <span className="block text-14 text-hint">{children}</span>
      </span>
      {amount}
    </li>
  );
}
