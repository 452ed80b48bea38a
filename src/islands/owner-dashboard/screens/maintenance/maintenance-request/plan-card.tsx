import { useQuery } from '@tanstack/react-query';
import { planMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { nextOfMaintenance } from '#src/domain/maintenance/maintenance.ts';
import {
  type MaintenancePriority,
  type MaintenanceStage,
  maintenancePriorities,
  maintenanceStages,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';

interface Plan {
  priority: MaintenancePriority;
  stage: MaintenanceStage | '';
  assignedTo: string;
  scheduledOn: string;
}

/** Who sees to a request, when, how urgent it is and how it stands; nothing for one that is over. */
export function PlanCard({ request }: { request: MaintenanceRequest }) {
  const { office: text } = useText('maintenance');
  const [plan, change] = useDraft<Plan>({
    priority: request.priority,
    stage: request.stage ?? '',
    assignedTo: request.assignedTo ?? '',
    scheduledOn: request.scheduledOn ?? '',
  });
  const save = useAction({
    mutationFn: (input: Plan, requestId) =>
      planMaintenance(
        {
          maintenanceId: request.id,
          priority: input.priority,
          stage: input.stage || null,
          assignedTo: input.assignedTo || null,
          scheduledOn: input.scheduledOn || null,
        },
        requestId,
      ),
    invalidates: [maintenanceQueries.all],
    toast: text.planSaved,
  });
  if (!nextOfMaintenance(request.status).some((status) => status === 'cancelled')) return null;
  return (
    <Card title={text.plan} description={text.planText}>
      <ActionForm action={save} input={plan}>
        <PlanFields plan={plan} assignee={request.assigneeName} onChange={change} />
        <Button type="submit" isBusy={save.isRunning}>
          {text.savePlan}
        </Button>
      </ActionForm>
    </Card>
  );
}

interface PlanFieldsProps {
  plan: Plan;
  /** Name of who has it now: they may have left meanwhile. */
  assignee: string | null;
  onChange: (part: Partial<Plan>) => void;
}

function PlanFields({ plan, assignee, onChange }: PlanFieldsProps) {
  const { office: text, priority, stage, thread } = useText('maintenance');
  const { id } = useOrganization();
  const today = useToday();
  const workers = useQuery(maintenanceQueries.workers(id));
  const people = (workers.data ?? []).map((worker) => ({ value: worker.userId, label: worker.fullName }));
  const isKnown = plan.assignedTo === '' || people.some(({ value }) => value === plan.assignedTo);
  return (
    <>
      <SelectField
        label={text.assignee}
        placeholder={text.nobody}
        options={isKnown ? people : [...people, { value: plan.assignedTo, label: assignee ?? thread.former }]}
        value={plan.assignedTo}
        onChange={(event) => onChange({ assignedTo: event.target.value })}
      />
      <SelectField
        label={text.stage}
        placeholder={text.noStage}
        options={maintenanceStages.map((value) => ({ value, label: stage[value] }))}
        value={plan.stage}
        onChange={(event) => onChange({ stage: event.target.value as Plan['stage'] })}
      />
      <DateField
        label={text.scheduledOn}
        min={today}
        value={plan.scheduledOn}
        onChange={(event) => onChange({ scheduledOn: event.target.value })}
      />
      <SelectField
        label={text.priority}
        options={maintenancePriorities.map((value) => ({ value, label: priority[value] }))}
        value={plan.priority}
        onChange={(event) => onChange({ priority: event.target.value as MaintenancePriority })}
      />
    </>
  );
}
