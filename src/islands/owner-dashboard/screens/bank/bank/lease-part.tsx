import { useEffect } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { ExchangeFields } from '#src/islands/owner-dashboard/screens/books/cash/received-fields.tsx';
import { TenantPicker } from '#src/islands/owner-dashboard/screens/money/payment/tenant-picker.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { SimilarPaymentsNotice, useSimilarPayments } from '#src/islands/shell/similar-payments.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { exchangeOf, type LineMoney, noLease, type PartDraft } from './parts.ts';

interface LeaseChoiceProps {
  part: PartDraft;
  error: string | undefined;
  onChange: (more: Partial<PartDraft>) => void;
}

/** The lease that a part pays. */
export function LeaseChoice({ part, error, onChange }: LeaseChoiceProps) {
  const { panel: text } = useText('ownerBank');
  const { change } = useText('ownerMoney').payment.record;
  if (part.id !== null)
    return (
      <div className="flex items-center justify-between gap-3 rounded-control bg-sunken px-4 py-2">
        <span className="min-w-0 wrap-anywhere">{part.description}</span>
        <Button size="sm" onClick={() => onChange({ id: null, ...noLease })}>
          {change}
        </Button>
      </div>
    );
  return (
    <section aria-label={text.lease} className="grid gap-2">
      <TenantPicker
        onChoose={(lease) =>
          onChange({
            id: lease.id,
            description: `${lease.tenantName} · ${lease.place}`,
            currency: lease.currency,
          })
        }
      />
      <FailureNote text={error} />
    </section>
  );
}

interface SimilarOfPartProps {
  part: PartDraft;
  day: string;
  onChange: (more: Partial<PartDraft>) => void;
}

/** Payments of the lease that may be the same money as the part. */
export function SimilarOfPart({ part, day, onChange }: SimilarOfPartProps) {
  const { similar: text } = useText('ownerMoney').payment;
  const { id, amountMinor, isPossibleDuplicate = false } = part;
  const similar = useSimilarPayments({
    leaseId: id ?? '',
    amountMinor: id === null ? null : amountMinor,
    paidOn: day,
  });
  const isHeldUp = !similar.mayGoOn;
  useEffect(() => {
    if (isHeldUp !== isPossibleDuplicate) onChange({ isPossibleDuplicate: isHeldUp });
  });
  return (
    <SimilarPaymentsNotice
      similar={similar}
      text={text}
      pathOf={(payment) => `/finance/payments/${payment}`}
    />
  );
}

interface LeaseExchangeProps {
  money: LineMoney;
  part: PartDraft;
  onChange: (more: Partial<PartDraft>) => void;
}

/** Rent in the other currency: what the part counts as, and at which rate. */
export function LeaseExchange({ money, part, onChange }: LeaseExchangeProps) {
  const view = exchangeOf(part, money);
  if (!view || part.currency === undefined) return null;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <ExchangeFields
        currency={part.currency}
        view={view}
        change={(more) => onChange({ exchange: { isOther: true, ...part.exchange, ...more } })}
      />
    </div>
  );
}
