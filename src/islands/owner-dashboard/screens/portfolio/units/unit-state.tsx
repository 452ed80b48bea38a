import { Archive, CircleCheck, CircleDashed, DoorOpen } from 'lucide-react';
import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

/** Whether a unit is let, in a word. */
export function UnitState({ unit }: { unit: Pick<Unit, 'archived_at' | 'is_let' | 'lease_status'> }) {
  const { states } = useText('ownerPortfolio').units;
  const { enums } = useText('common');
  if (unit.archived_at !== null) return <Badge icon={Archive}>{states.archived}</Badge>;
  if (!unit.is_let) {
    return (
      <Badge tone="warn" icon={CircleDashed}>
        {states.vacant}
      </Badge>
    );
  }
  if (unit.lease_status === 'notice_given') {
    return (
      <Badge tone="info" icon={DoorOpen}>
        {enums.leaseStatus.notice_given}
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon={CircleCheck}>
      {states.let}
    </Badge>
  );
}
