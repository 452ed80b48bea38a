import { useState } from 'react';
import { moveApplication } from '#src/data/screening/applications/mutations.ts';
import { type Application, applicationQueries } from '#src/data/screening/applications/queries.ts';
import { type ApplicationVerb, verbsFor } from '#src/domain/screening/screening.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import {
  type ActionWithReason,
  ApplicationActionDialog,
  isActionWithReason,
} from './application-action-dialog.tsx';

const NEEDS_DECIDER: readonly ApplicationVerb[] = ['approve', 'reject', 'reopen'];
const MAIN: readonly ApplicationVerb[] = ['submit', 'start_review', 'approve'];

/** What may be done with an application in its state, for those who may. The main one stands last. */
export function ApplicationActions({ application }: { application: Application }) {
  const { detail: text } = useText('ownerScreening');
  const { can } = useOrganization();
  const [asked, setAsked] = useState<ActionWithReason | null>(null);
  const move = useAction({
    mutationFn: moveApplication,
    invalidates: [applicationQueries.all],
    toast: (_, { verb }) => text.done[verb],
    onDone: () => setAsked(null),
  });
  const verbs = verbsFor(application.status)
    .filter((verb) => can(NEEDS_DECIDER.includes(verb) ? 'leases.write' : 'people.write'))
    .filter(() => application.leaseId === null)
    .sort((a, b) => Number(MAIN.includes(a)) - Number(MAIN.includes(b)));
  const run = (verb: ApplicationVerb, reason = '') =>
    void move.run({ applicationId: application.id, verb, reason });
  return (
    <>
      {move.error && !asked ? (
        <div className="basis-full">
          <FailureNote text={move.error} />
        </div>
      ) : null}
      {verbs.map((verb) => (
        <Button
          key={verb}
          variant={MAIN.includes(verb) ? 'primary' : 'secondary'}
          isBusy={move.isRunning && !asked}
          onClick={() => {
            move.reset();
            if (isActionWithReason(verb)) setAsked(verb);
            else run(verb);
          }}
        >
          {text.verbs[verb]}
        </Button>
      ))}
      <LeaseLink application={application} />
      {asked ? (
        <ApplicationActionDialog
          verb={asked}
          name={application.fullName}
          action={move}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => run(asked, reason)}
        />
      ) : null}
    </>
  );
}

/** An approved application becomes a lease; one that did leads to it. */
function LeaseLink({ application }: { application: Application }) {
  const { detail: text } = useText('ownerScreening');
  const { can } = useOrganization();
  const { id, unitId, leaseId, status } = application;
  if (leaseId !== null) {
    return can('leases.read') ? (
      <AppLink to={`/leases/${leaseId}`} className={buttonClass({ variant: 'primary' })}>
        {text.seeLease}
      </AppLink>
    ) : null;
  }
  if (status !== 'approved' || !can('leases.write')) return null;
  const unit = unitId ? `unit=${unitId}&` : '';
  return (
    <AppLink to={`/tenants/new?${unit}application=${id}`} className={buttonClass({ variant: 'primary' })}>
      {text.makeLease}
    </AppLink>
  );
}
