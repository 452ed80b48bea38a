import { TriangleAlert } from 'lucide-react';
import type { PassOnRow } from '#src/data/expenses/bills/pass-ons.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import type { PassOnShare } from '#src/domain/expenses/pass-on.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import type { PassOnChoice, PassOnProblems, PassOnSplit } from './pass-on-plan.ts';
import { SumList } from './sum-list.tsx';

interface PassOnPreviewProps {
  bill: Bill;
  choice: PassOnChoice;
  split: PassOnSplit;
  /** Leases that are charged the fee of the month already. */
  feeLeases: readonly string[];
  problem: PassOnProblems['parts'] | undefined;
  onType: (unitId: string, amountMinor: number | null) => void;
}

/** Who would pay what, unit by unit, and what stays with the owner. */
export function PassOnPreview({ bill, choice, split, feeLeases, problem, onType }: PassOnPreviewProps) {
  const { passOn: text } = useText('ownerBills');
  const { shares, twiceCount } = split;
  return (
    <section aria-label={text.preview} className="grid gap-3">
      <h3 className="text-16 font-semibold">{text.preview}</h3>
      {shares.length === 0 ? <p className="text-15 text-hint">{text.noUnits}</p> : null}
      <ul className="grid divide-y divide-line border-y border-line">
        {shares.map((share) => (
          <Share
            key={share.unit.unitId}
            share={share}
            bill={bill}
            isTyped={split.method === 'manual' && share.stays === null}
            isTwice={
              choice.kind === 'condominium_fee' &&
              share.stays === null &&
              feeLeases.includes(share.unit.leaseId ?? '')
            }
            onType={(amountMinor) => onType(share.unit.unitId, amountMinor)}
          />
        ))}
      </ul>
      <SumList
        currency={bill.currency}
        rows={[
          { label: text.toTenants, minor: split.chargedMinor },
          { label: text.stays, minor: split.staysMinor },
          { label: text.split, minor: choice.amountMinor ?? 0, isSum: true },
        ]}
      />
      {twiceCount > 0 ? <Notice tone="warn">{text.twiceNote({ count: twiceCount })}</Notice> : null}
      <FailureNote text={problem ? text[problem] : null} />
    </section>
  );
}

interface ShareProps {
  share: PassOnShare<PassOnRow>;
  bill: Bill;
  /** Whether its amount is written by hand. */
  isTyped: boolean;
  isTwice: boolean;
  onType: (amountMinor: number | null) => void;
}

function Share({ share: { unit, amountMinor, stays }, bill, isTyped, isTwice, onType }: ShareProps) {
  const { passOn: text } = useText('ownerBills');
  const remark =
    stays === 'vacant'
      ? text.vacant
      : stays === 'currency'
        ? text.otherCurrency({ currency: unit.leaseCurrency ?? '' })
        : null;
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block font-medium">{unit.label}</span>
        {unit.tenantName ? <span className="block text-14 text-secondary">{unit.tenantName}</span> : null}
        {remark ? <span className="block text-14 text-hint">{remark}</span> : null}
        {isTwice && amountMinor > 0 ? (
          <span className="flex items-center gap-1 text-14 text-warn">
            <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
            {text.twice}
          </span>
        ) : null}
      </span>
      {isTyped ? (
        <MoneyField
          className="w-40 shrink-0"
          label={text.shareOf({ unit: unit.label })}
          isLabelHidden
          currency={bill.currency}
          value={amountMinor}
          onChange={onType}
        />
      ) : (
        <MoneyText
          className={stays ? 'text-hint' : 'font-medium'}
          amountMinor={amountMinor}
          currency={bill.currency}
        />
      )}
    </li>
  );
}
