import { useState } from 'react';
import { addChecklistItem, checkChecklistItem } from '#src/data/maintenance/mutations.ts';
import {
  type ChecklistItem,
  type MaintenanceDetail,
  maintenanceQueries,
} from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useOptimisticValue } from '#src/islands/shell/use-optimistic-value.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const MOST_ITEMS = 40;

/** What is to be done one by one; ticked and added to while the request is open. The tenant does not see it. */
export function ChecklistCard({ request }: { request: MaintenanceDetail }) {
  const text = useText('upkeep');
  const { can } = useOrganization();
  const { checklist, status } = request;
  const canChange = can('maintenance.write') && (status === 'pending' || status === 'in_progress');
  const done = checklist.filter(({ doneAt }) => doneAt !== null).length;
  if (checklist.length === 0 && !canChange) return null;
  return (
    <Card
      title={text.checklist}
      description={checklist.length > 0 ? text.doneOf({ done, count: checklist.length }) : text.teamOnly}
    >
      <div className="grid gap-3">
        <ul className="grid gap-1 empty:hidden">
          {checklist.map((item) => (
            <li key={item.id}>
              <Item item={item} canChange={canChange} />
            </li>
          ))}
        </ul>
        {canChange && checklist.length < MOST_ITEMS ? <AddItem maintenanceId={request.id} /> : null}
      </div>
    </Card>
  );
}

function Item({ item, canChange }: { item: ChecklistItem; canChange: boolean }) {
  const { timeZone } = useOrganization();
  const check = useAction({
    mutationFn: checkChecklistItem,
    invalidates: [maintenanceQueries.all],
  });
  const [isDone, show] = useOptimisticValue(item.doneAt !== null, check.error !== null);
  return (
    <>
      <Checkbox
        checked={isDone}
        disabled={!canChange}
        onChange={(event) => {
          show(event.target.checked);
          void check.run({ itemId: item.id, isDone: event.target.checked });
        }}
        label={
          <>
            {item.body}
            {item.doneAt ? (
              <span className="block text-14 text-secondary">
                {item.doneByName ? `${item.doneByName} · ` : ''}
                <InstantText instant={item.doneAt} timeZone={timeZone} />
              </span>
            ) : null}
          </>
        }
      />
      <FailureNote text={check.error} />
    </>
  );
}

function AddItem({ maintenanceId }: { maintenanceId: string }) {
  const text = useText('upkeep');
  const [body, setBody] = useState('');
  const isEmpty = body.trim() === '';
  const add = useAction({
    mutationFn: addChecklistItem,
    invalidates: [maintenanceQueries.all],
    onDone: () => setBody(''),
  });
  return (
    <ActionForm
      action={add}
      input={isEmpty ? null : { maintenanceId, body: body.trim() }}
      className="grid gap-2"
    >
      <TextField
        label={text.newItem}
        autoComplete="off"
        maxLength={200}
        value={body}
        error={isEmpty ? text.itemMissing : undefined}
        onChange={(event) => setBody(event.target.value)}
      />
      <div>
        <Button type="submit" size="sm" isBusy={add.isRunning}>
          {text.addItem}
        </Button>
      </div>
    </ActionForm>
  );
}
