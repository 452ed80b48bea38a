import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError } from '#src/data/errors.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { rentAfterEndQuery } from '#src/data/leasing/leases/rent-after-end.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** Whether the rent after the last day is taken off, and how much that is. */
export interface RentAfterEndChoice {
  readonly lastDay: string;
  /** Whether rent is charged beyond the last day. */
  readonly isCharged: boolean;
  /** Zero where nothing is taken off, or nobody may. */
  readonly amountMinor: number;
  /** A fiscal receipt says that rent: a credit note takes it off. */
  readonly isInvoiced: boolean;
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
  /** The reason to send; null where nothing is taken off. */
  readonly takeOffFor: string | null;
}

/** @param lastDay null while it cannot be read */
export function useRentAfterEnd(lease: Lease, lastDay: string | null): RentAfterEndChoice {
  const text = useText('ownerLeasing').leasing.rentAfterEnd;
  const language = useLanguage();
  const { can } = useOrganization();
  const [isChosen, choose] = useState(true);
  const day = useDebouncedValue(lastDay ?? '');
  const isCharged = lastDay !== null && lease.chargedThrough !== null && lease.chargedThrough > lastDay;
  const isAsked = isCharged && day === lastDay && can('money.reverse') && can('leases.write');
  const preview = useQuery({ ...rentAfterEndQuery({ leaseId: lease.id, lastDay: day }), enabled: isAsked });
  const amountMinor = isAsked ? (preview.data ?? []).reduce((sum, row) => sum + row.amountMinor, 0) : 0;
  return {
    lastDay: day,
    isCharged,
    amountMinor,
    isInvoiced: isAsked && preview.error !== null && toAppError(preview.error).code === 'charge_invoiced',
    isChosen,
    choose,
    takeOffFor: isChosen && amountMinor > 0 ? text.note({ date: formatDate(day, language) }) : null,
  };
}

/** Offers to take off the rent after the last day; else says that it stays as it was charged. */
export function RentAfterEndField({ lease, choice }: { lease: Lease; choice: RentAfterEndChoice }) {
  const { rentAfterEnd: text, notice } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  if (!choice.isCharged) return null;
  if (choice.isInvoiced) return <Notice>{text.invoiced}</Notice>;
  if (choice.amountMinor > 0)
    return (
      <Checkbox
        label={text.takeOff({
          amount: formatMoney(choice.amountMinor, lease.currency, language),
          date: formatDate(choice.lastDay, language),
        })}
        hint={text.hint}
        checked={choice.isChosen}
        onChange={(event) => choice.choose(event.target.checked)}
      />
    );
  return lease.chargedThrough ? (
    <Notice>{notice.charged({ date: formatDate(lease.chargedThrough, language) })}</Notice>
  ) : null;
}
