import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { lateFeeQueries } from '#src/data/money/charging/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ruleOf, ruleWords } from '../late-fees/rule-words.ts';
import { widerRule } from '../late-fees/wider-rule.ts';

const LeaseRuleDialog = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/leasing/lease-changes/lease-rule-dialog.tsx').then(
    (file) => file.LeaseRuleDialog,
  ),
);

/** The rule for late rent that counts for a lease beyond its terms, and the way to change it. */
export function LateFeeCard({ lease }: { lease: Lease }) {
  const text = useText('ownerCharging').lateFees;
  const language = useLanguage();
  const { id, can } = useOrganization();
  const { data: rules } = useQuery(lateFeeQueries.rules(id));
  const { data: isInherited } = useQuery(lateFeeQueries.isInherited(id, lease.id));
  const [isOpen, setOpen] = useState(false);
  const mayWrite = can('leases.write') && holdsUnit(lease.status);
  const own = rules?.find((row) => row.leaseId === lease.id) ?? null;
  if (!rules || (!mayWrite && !own && !isInherited)) return null;
  const wider = widerRule(rules, lease.currency, lease.propertyId);
  const counting = own ?? (isInherited ? wider : undefined);
  return (
    <Card
      title={text.lease.title}
      action={
        mayWrite ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.lease.change}
          </Button>
        ) : null
      }
    >
      <p className="text-15 text-secondary">
        {isInherited && !own ? `${text.lease.follow}: ` : null}
        {counting ? ruleWords(counting, text.sentence, language) : null}
        {!counting && isInherited ? text.sentence.none : null}
        {!counting && !isInherited ? text.lease.contract : null}
      </p>
      {isOpen ? (
        <LeaseRuleDialog
          lease={lease}
          start={own ? ruleOf(own) : ruleOf(wider ?? null)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}
