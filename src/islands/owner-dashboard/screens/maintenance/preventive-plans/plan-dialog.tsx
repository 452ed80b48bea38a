import {
  type PreventivePlan,
  preventivePlanQueries,
  savePreventivePlan,
} from '#src/data/maintenance/preventive-plans.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAppForm } from '#src/islands/shell/form/use-app-form.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import type { Place } from '../parts/place-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { type PlanValues, planDefaults, planSchema } from './plan-schema.ts';

interface PlanDialogProps {
  /** Left out for a new one. */
  plan?: PreventivePlan;
  /** Of a new one. */
  place?: Place;
  onClose: () => void;
  onSaved?: (planId: string) => void;
}

const NOWHERE: Place = { propertyId: null, unitId: null };

/** A new preventive plan, or changes of one. */
export function PlanDialog({ plan, place = NOWHERE, onClose, onSaved }: PlanDialogProps) {
  const { form: text, problems } = useText('preventivePlans');
  const today = useToday();
  const app = useAppForm({
    schema: planSchema,
    defaults: planDefaults(plan ?? null, place, today),
    texts: problems,
  });
  const save = useAction({
    mutationFn: (values: PlanValues, requestId: string) =>
      savePreventivePlan(
        {
          ...values,
          planId: plan?.id ?? null,
          endsOn: values.endsOn || null,
          assignedTo: values.assignedTo || null,
        },
        requestId,
      ),
    invalidates: [preventivePlanQueries.all],
    toast: text.saved,
    onDone: (planId) => {
      onClose();
      onSaved?.(planId);
    },
  });
  return (
    <ActionDialog
      title={plan ? text.editTitle : text.newTitle}
      submitLabel={text.save}
      action={save}
      onClose={onClose}
      onSubmit={app.submit((values) => save.run(values))}
    >
      <PlanFields app={app} assignee={plan?.assigneeName ?? null} />
    </ActionDialog>
  );
}
