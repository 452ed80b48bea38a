import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationQueries } from '#src/data/screening/applications/queries.ts';
import { retentionQueries, setRetention } from '#src/data/screening/applications/retention.ts';
import { RETENTION_DAYS } from '#src/domain/screening/screening.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { NumberField } from '#src/ui/components/number-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** For how long data of refused and withdrawn applications are kept; owners choose. */
export function RetentionCard() {
  const { retention: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(retentionQueries.of(id));
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      className="mt-6"
      title={text.title}
      action={
        can('organization.manage') && query.data ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {({ days, forgottenCount }) => (
          <>
            <p className="max-w-prose text-15 text-secondary">{text.text({ days })}</p>
            {forgottenCount > 0 ? (
              <p className="mt-2 text-14 text-hint">{text.deleted({ count: forgottenCount })}</p>
            ) : null}
            {isOpen ? <RetentionDialog days={days} onClose={() => setOpen(false)} /> : null}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function RetentionDialog({ days: known, onClose }: { days: number; onClose: () => void }) {
  const { retention: text } = useText('ownerScreening');
  const { id: organizationId } = useOrganization();
  const [days, setDays] = useState<number | null>(known);
  const isRight = days !== null && days >= RETENTION_DAYS.min && days <= RETENTION_DAYS.max;
  const save = useAction({
    mutationFn: setRetention,
    invalidates: [applicationQueries.all],
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      action={save}
      onClose={onClose}
      input={isRight ? { organizationId, days } : null}
    >
      <NumberField
        label={text.days}
        hint={text.daysHint}
        value={days}
        onChange={setDays}
        error={!isRight ? text.daysRange : undefined}
      />
    </ActionDialog>
  );
}
