import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moveMaintenance, planMaintenance } from '#src/data/maintenance/mutations.ts';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { partId } from '#src/domain/foundation/request-id.ts';
import {
  type MaintenancePriority,
  type MaintenanceStatus,
  maintenancePriorities,
} from '#src/domain/maintenance/maintenance-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { type EveryOutcome, runEvery } from '#src/islands/owner-dashboard/lists/run-each.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { showToast } from '#src/stores/toasts.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

import { BulkRefusals } from './bulk-refusals.tsx';

export type BulkChange = 'assign' | 'priority' | 'close';

interface Draft {
  assignedTo: string;
  priority: MaintenancePriority | '';
  status: Extract<MaintenanceStatus, 'completed' | 'cancelled'> | '';
  note: string;
}
const NOTHING: Draft = { assignedTo: '', priority: '', status: '', note: '' };

interface BulkDialogProps {
  change: BulkChange;
  chosen: readonly MaintenanceRequest[];
  /** @param isDone whether all of them were changed, or what was not is known */
  onClose: (isDone: boolean) => void;
}

/** One change for many requests. Those that are refused stand in the dialog with why; the others are done. */
export function BulkDialog({ change, chosen, onClose }: BulkDialogProps) {
  const { bulk: text } = useText('maintenanceBoard');
  const [draft, edit] = useDraft<Draft>(NOTHING);
  const [outcome, setOutcome] = useState<EveryOutcome | null>(null);
  const problem = useProblem(change, draft);
  const run = useAction({
    mutationFn: (input: Draft, requestId: string) =>
      runEvery(
        chosen.map(({ id }) => id),
        (id, index) => apply(change, input, chosen, id, partId(requestId, index)),
      ),
    invalidates: [maintenanceQueries.all],
    onDone: (result: EveryOutcome) => {
      if (result.done.length > 0) showToast('success', text.done({ count: result.done.length }));
      if (result.refused.length === 0) onClose(true);
      else setOutcome(result);
    },
  });
  const count = { count: chosen.length };
  if (outcome) return <BulkRefusals outcome={outcome} chosen={chosen} onClose={() => onClose(true)} />;
  return (
    <ActionDialog
      title={{ assign: text.assignTitle, priority: text.priorityTitle, close: text.closeTitle }[change](
        count,
      )}
      submitLabel={text.apply}
      action={run}
      input={problem ? null : draft}
      onClose={() => onClose(false)}
    >
      <BulkFields change={change} draft={draft} problem={problem} onChange={edit} />
    </ActionDialog>
  );
}

/** A request says what it is asked for together with what stays as it is. */
function apply(
  change: BulkChange,
  { assignedTo, priority, status, note }: Draft,
  chosen: readonly MaintenanceRequest[],
  id: string,
  requestId: string,
): Promise<unknown> {
  const request = chosen.find((one) => one.id === id);
  if (change === 'close')
    return moveMaintenance(
      { maintenanceId: id, status: status || 'completed', note: note.trim() },
      requestId,
    );
  return planMaintenance(
    {
      maintenanceId: id,
      stage: request?.stage ?? null,
      scheduledOn: request?.scheduledOn ?? null,
      priority: (change === 'priority' && priority) || request?.priority || 'medium',
      assignedTo: change === 'assign' ? assignedTo : (request?.assignedTo ?? null),
    },
    requestId,
  );
}

function useProblem(change: BulkChange, draft: Draft): { field: keyof Draft; text: string } | null {
  const { bulk: text } = useText('maintenanceBoard');
  if (change === 'assign')
    return draft.assignedTo === '' ? { field: 'assignedTo', text: text.assigneeMissing } : null;
  if (change === 'priority')
    return draft.priority === '' ? { field: 'priority', text: text.priorityMissing } : null;
  if (draft.status === '') return { field: 'status', text: text.outcomeMissing };
  const isMissing = draft.status === 'cancelled' && draft.note.trim() === '';
  return isMissing ? { field: 'note', text: text.reasonMissing } : null;
}

interface BulkFieldsProps {
  change: BulkChange;
  draft: Draft;
  problem: { field: keyof Draft; text: string } | null;
  onChange: (part: Partial<Draft>) => void;
}

function BulkFields({ change, draft, problem, onChange }: BulkFieldsProps) {
  const { office, priority: priorities, status: statuses } = useText('maintenance');
  const { bulk: text } = useText('maintenanceBoard');
  const { id } = useOrganization();
  const workers = useQuery({ ...maintenanceQueries.workers(id), enabled: change === 'assign' });
  const error = (field: keyof Draft) => (problem?.field === field ? problem.text : undefined);
  if (change === 'assign')
    return (
      <SelectField
        label={office.assignee}
        placeholder=""
        options={(workers.data ?? []).map((worker) => ({ value: worker.userId, label: worker.fullName }))}
        value={draft.assignedTo}
        error={error('assignedTo')}
        onChange={(event) => onChange({ assignedTo: event.target.value })}
      />
    );
  if (change === 'priority')
    return (
      <SelectField
        label={office.priority}
        placeholder=""
        options={maintenancePriorities.map((value) => ({ value, label: priorities[value] }))}
        value={draft.priority}
        error={error('priority')}
        onChange={(event) => onChange({ priority: event.target.value as Draft['priority'] })}
      />
    );
  return (
    <>
      <SelectField
        label={text.outcome}
        placeholder=""
        options={(['completed', 'cancelled'] as const).map((value) => ({ value, label: statuses[value] }))}
        value={draft.status}
        error={error('status')}
        onChange={(event) => onChange({ status: event.target.value as Draft['status'] })}
      />
      <TextArea
        label={text.reason}
        hint={text.reasonHint}
        rows={3}
        maxLength={2000}
        value={draft.note}
        error={error('note')}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}
