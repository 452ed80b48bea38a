import { useState } from 'react';
import { closeOrganization } from '#src/data/people/organizations/mutations.ts';
import { type OrganizationDetails, organizationQueries } from '#src/data/people/organizations/queries.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

/** The end of an organisation: what it means, what has to be done before, and its name typed. */
export function ClosingCard({ details }: { details: OrganizationDetails }) {
  const { closing: text } = useText('ownerTeam').organization;
  const [isAsking, setAsking] = useState(false);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-16">{text.title}</h2>
          <p className="max-w-prose text-15 text-secondary">{text.text}</p>
          <p className="mt-1 text-14 text-hint">{text.needs}</p>
        </div>
        <Button onClick={() => setAsking(true)}>{text.submit}</Button>
      </div>
      {isAsking ? <ClosingDialog details={details} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function ClosingDialog({ details, onClose }: { details: OrganizationDetails; onClose: () => void }) {
  const { organization, team } = useText('ownerTeam');
  const { closing: text } = organization;
  const { userId } = useSession();
  const [confirmation, setConfirmation] = useState('');
  const { name } = details;
  const close = useAction({
    mutationFn: closeOrganization,
    invalidates: [organizationQueries.all, sessionQueries.organizations(userId).queryKey],
    toast: text.closed({ organization: name }),
    onDone: onClose,
    errorTexts: { second_factor_needed: team.secondStepNeeded },
  });
  const isWrongName = close.failure?.code === 'confirmation_differs';
  return (
    <ActionDialog
      onClose={onClose}
      title={text.ask({ organization: name })}
      submitLabel={text.submit}
      variant="danger"
      action={{ isRunning: close.isRunning, error: isWrongName ? null : close.error }}
      onSubmit={() => void close.run({ organizationId: details.id, confirmation })}
    >
      <div className="grid gap-4">
        <p>{text.what}</p>
        <TextField
          label={text.confirmation}
          hint={text.confirmationHint({ organization: name })}
          autoComplete="off"
          value={confirmation}
          error={isWrongName ? (close.error ?? undefined) : undefined}
          onChange={(event) => {
            close.reset();
            setConfirmation(event.target.value);
          }}
        />
      </div>
    </ActionDialog>
  );
}
