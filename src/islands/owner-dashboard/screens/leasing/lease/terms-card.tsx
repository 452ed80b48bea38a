import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { holdsUnit, isOccupying } from '#src/domain/leasing/lease.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lateFeeText } from '#src/islands/owner-dashboard/screens/money/lease-charges/late-fee-text.ts';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { type Definition, DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import type { LeaseAction } from './lease-action-rules.ts';
import { useLeaseActions } from './use-lease-actions.ts';

const ChangeTermsDialog = lazyPart(() =>
  import('../lease-changes/change-terms-dialog.tsx').then((file) => file.ChangeTermsDialog),
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
    { term: text.term, value: `${short(lease.startsOn)} – ${short(lease.endsOn)}` },
    { term: text.rent, value: <MoneyText amountMinor={lease.rentMinor} currency={currency} /> },
    { term: text.dueDay, value: text.dueDayText({ day: lease.dueDay }) },
    { term: text.deposit, value: <AgreedDeposit lease={lease} /> },
    { term: text.proration, value: enums.prorationMethod[lease.prorationMethod] },
    {
      term: text.lateFee,
      value: lateFeeText(
        {
          kind: lease.lateFeeKind,
          amountMinor: lease.lateFeeMinor,
          basisPoints: lease.lateFeeBasisPoints,
          capMinor: lease.lateFeeCapMinor,
          graceDays: lease.lateFeeGraceDays,
          currency,
        },
        tenantForm.lateFeeText,
        language,
      ),
    },
  ];
  if (lease.billFrom !== lease.startsOn) {
    items.push({ term: text.billFrom, value: <DateText date={lease.billFrom} format="short" /> });
  }
  if (lease.endedOn) {
    const term = isOccupying(lease.status) ? notices.leavesOn : text.endedOn;
    items.push({ term, value: <DateText date={lease.endedOn} format="short" /> });
  }
  const street = [lease.street, lease.streetNumber].filter(Boolean).join(' ');
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
        <ChangeTermsDialog
          actions={actions}
          onClose={() => setAsked(false)}
          onChoose={(action) => {
            setAsked(false);
            onAction(action);
          }}
        />
      ) : null}
    </Card>
  );
}

/** What was agreed as deposit; of a draft, also that it will be held and not charged. */
function AgreedDeposit({ lease }: { lease: Lease }) {
  const { review } = useText('ownerMoney').tenantForm;
  const language = useLanguage();
  const { depositMinor: amountMinor, currency } = lease;
  return lease.isDepositHeld && !holdsUnit(lease.status) ? (
    review.depositHeld({ amount: formatMoney(amountMinor, currency, language) })
  ) : (
    <MoneyText amountMinor={amountMinor} currency={currency} />
  );
}
