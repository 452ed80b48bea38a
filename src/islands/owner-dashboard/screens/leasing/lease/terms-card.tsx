import { lazy, Suspense, useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { holdsUnit, isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lateFeeText } from '#src/islands/owner-dashboard/screens/money/lease-charges/late-fee-text.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import type { LeaseAction } from './lease-action-rules.ts';
import { useLeaseActions } from './use-lease-actions.ts';

const ChangeTermsDialog = lazy(() =>
  import('../lease-changes/change-terms-dialog.tsx').then((file) => ({ default: file.ChangeTermsDialog })),
);

interface TermsCardProps {
  lease: Lease;
  /** Opens what changes a part of the terms. */
  onAction: (action: LeaseAction) => void;
}

/** What was agreed. */
export function TermsCard({ lease, onAction }: TermsCardProps) {
  const { lease: text, tenantForm } = useText('ownerMoney');
  const { notices, changeTerms } = useText('ownerLeasing').leasing;
  const actions = useLeaseActions(lease);
  const [isAsked, setAsked] = useState(false);
  const { enums } = useText('common');
  const language = useLanguage();
  const { currency } = lease;
  const short = (day: string) => formatDate(day, language, 'short');
  const items: Definition[] = [
    { term: text.term, value: `${short(lease.starts_on)} – ${short(lease.ends_on)}` },
    { term: text.rent, value: <MoneyText amountMinor={lease.rent_minor} currency={currency} /> },
    { term: text.dueDay, value: text.dueDayText({ day: lease.due_day }) },
    { term: text.deposit, value: <AgreedDeposit lease={lease} /> },
    { term: text.proration, value: enums.prorationMethod[lease.proration_method] },
    {
      term: text.lateFee,
      value: lateFeeText(
        {
          kind: lease.late_fee_kind,
          amountMinor: lease.late_fee_minor,
          basisPoints: lease.late_fee_basis_points,
          capMinor: lease.late_fee_cap_minor,
          graceDays: lease.late_fee_grace_days,
          currency,
        },
        tenantForm.lateFeeText,
        language,
      ),
    },
  ];
  if (lease.bill_from !== lease.starts_on) {
    items.push({ term: text.billFrom, value: <DateText date={lease.bill_from} format="short" /> });
  }
  if (lease.ended_on) {
    const term = isOccupying(lease.status) ? notices.leavesOn : text.endedOn;
    items.push({ term, value: <DateText date={lease.ended_on} format="short" /> });
  }
  const street = [lease.street, lease.street_number].filter(Boolean).join(' ');
  items.push({
    term: text.address,
    value: [street, lease.sector, lease.municipality, lease.province].filter(Boolean).join(', '),
  });
  return (
    <Card
      title={text.terms}
      action={
        holdsUnit(lease.status) && actions.length > 0 ? (
          <Button size="sm" onClick={() => setAsked(true)}>
            {changeTerms.open}
          </Button>
        ) : undefined
      }
    >
      <DefinitionList items={items} />
      {isAsked ? (
        <Suspense>
          <ChangeTermsDialog
            actions={actions}
            onClose={() => setAsked(false)}
            onChoose={(action) => {
              setAsked(false);
              onAction(action);
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** What was agreed as deposit; of a draft, also that it will be held and not charged. */
function AgreedDeposit({ lease }: { lease: Lease }) {
  const { review } = useText('ownerMoney').tenantForm;
  const language = useLanguage();
  const { deposit_minor: amountMinor, currency } = lease;
  return lease.is_deposit_held && !holdsUnit(lease.status) ? (
    review.depositHeld({ amount: formatMoney(amountMinor, currency, language) })
  ) : (
    <MoneyText amountMinor={amountMinor} currency={currency} />
  );
}
