import { CircleCheck, CirclePause, CircleSlash, TriangleAlert } from 'lucide-react';
import type { PreventivePlan } from '#src/data/maintenance/preventive-plans.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

/** Whether a plan runs, rests, is over, or could not open its last request. */
export function PlanState({ plan }: { plan: Pick<PreventivePlan, 'isActive' | 'nextOn' | 'lastError'> }) {
  const text = useText('preventivePlans');
  if (!plan.isActive) return <Badge icon={CirclePause}>{text.paused}</Badge>;
  if (plan.lastError)
    return (
      <Badge tone="bad" icon={TriangleAlert}>
        {text.failing}
      </Badge>
    );
  if (plan.nextOn === null) return <Badge icon={CircleSlash}>{text.over}</Badge>;
  return (
    <Badge tone="good" icon={CircleCheck}>
      {text.active}
    </Badge>
  );
}
