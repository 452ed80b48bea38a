import { CirclePause, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import {
  type PreventivePlan,
  preventivePlanQueries,
  setPreventivePlanActive,
} from '#src/data/maintenance/preventive-plans.ts';
import { useText } from '#src/i18n/react.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** What may be done with a plan: change it, let it rest, let it go on. */
export function usePlanActions(plan: PreventivePlan) {
  const text = useText('preventivePlans');
  const { can } = useOrganization();
  const [isEditing, setEditing] = useState(false);
  const print = usePrintItem();
  const { id: planId, isActive } = plan;
  const change = useAction({
    mutationFn: setPreventivePlanActive,
    invalidates: [preventivePlanQueries.all],
    toast: isActive ? text.pausedDone : text.resumedDone,
  });
  useErrorToast(change);
  const canWrite = can('maintenance.write');
  const turn: MenuItem = {
    id: 'turn',
    label: isActive ? text.pause : text.resume,
    icon: isActive ? CirclePause : CirclePlay,
    isDisabled: change.isRunning,
    onSelect: () => void change.run({ planId, isActive: !isActive }),
  };
  return {
    primary: canWrite ? (
      <Button variant="primary" onClick={() => setEditing(true)}>
        {text.edit}
      </Button>
    ) : null,
    actions: canWrite ? [print, turn] : [print],
    dialog: isEditing ? <PlanDialog plan={plan} onClose={() => setEditing(false)} /> : null,
  };
}
