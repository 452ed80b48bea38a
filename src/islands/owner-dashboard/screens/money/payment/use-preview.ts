import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FeeBack, feesBackQueries } from '#src/data/money/charges/fees-back.ts';
import type { Charge } from '#src/data/money/charges/queries.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { type PaymentPreview, previewPayment } from './payment-preview.ts';

export interface PreviewedPayment {
  leaseId: string;
  currency: CurrencyCode;
  amountMinor: number | null;
  paidOn: string;
}

/** What a payment would pay of the open charges of its lease, and which late fees it would take back instead. */
export function usePreview(
  { leaseId, currency, amountMinor, paidOn }: PreviewedPayment,
  open: readonly Charge[] | undefined,
): { preview: PaymentPreview; feesBack: readonly FeeBack[] } | null {
  const today = useToday();
  // Who owes no rent of a day before has no late fee that could go back.
  const mayBeLate = open?.some((charge) => charge.kind === 'rent' && charge.dueOn < today) ?? false;
  const { data: feesBack = [] } = useQuery({
    ...feesBackQueries.paidInTime(leaseId, amountMinor ?? 0, paidOn),
    enabled: mayBeLate && (amountMinor ?? 0) > 0 && paidOn !== '',
    placeholderData: keepPreviousData,
  });
  const goesBack = new Set(feesBack.map((fee) => fee.id));
  const left = open?.filter((charge) => !goesBack.has(charge.id));
  const preview = left ? previewPayment(amountMinor, currency, left) : null;
  return preview && { preview, feesBack };
}
