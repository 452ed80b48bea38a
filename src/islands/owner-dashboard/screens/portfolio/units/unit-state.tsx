import { Archive, CircleCheck, CircleDashed, DoorOpen } from 'lucide-react';
import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

/** Whether a unit is let, in a word. */
export function UnitState({ unit }: { unit: Pick<Unit, 'archivedAt' | 'isLeased' | 'leaseStatus'> }) {
  const { states } = useText('ownerPortfolio').units;
  const { enums } = useText('common');
  if (unit.archivedAt !== null) return <Badge icon={Archive}>{states.archived}</Badge>;
  if (!unit.isLeased) {
    return (
      <Badge tone="warn" icon={CircleDashed}>
        {states.vacant}
      </Badge>
    );
  }
  if (unit.leaseStatus === 'notice_given') {
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
