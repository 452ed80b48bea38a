import { LockKeyhole } from 'lucide-react';
import { reopenOrganization } from '#src/data/people/organizations/mutations.ts';
import { type OrganizationDetails, organizationQueries } from '#src/data/people/organizations/queries.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** Says that the organisation is closed since when; an owner can open it again. */
export function ReopenCard({ details, isOwner }: { details: OrganizationDetails; isOwner: boolean }) {
  const { organization, team } = useText('ownerTeam');
  const { closing: text } = organization;
  const language = useLanguage();
  const { userId } = useSession();
  const reopen = useAction({
    mutationFn: reopenOrganization,
    invalidates: [organizationQueries.all, sessionQueries.organizations(userId).queryKey],
    toast: text.reopened({ organization: details.name }),
    errorTexts: { second_factor_needed: team.secondStepNeeded },
  });
  // The session may know of the closing a moment before the details do.
  const closedOn = todayIn(details.timeZone, details.closedAt ? Date.parse(details.closedAt) : Date.now());
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <LockKeyhole size={28} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-hint" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-16">{text.reopenTitle}</h2>
          <p className="text-15 text-secondary">{text.closedOn({ date: formatDate(closedOn, language) })}</p>
        </div>
        {isOwner ? (
          <Button
            variant="primary"
            isBusy={reopen.isRunning}
            onClick={() => void reopen.run({ organizationId: details.id })}
          >
            {text.reopen}
          </Button>
        ) : null}
      </div>
      {reopen.error ? (
        <div className="mt-4">
          <FailureNote text={reopen.error} />
        </div>
      ) : null}
    </Card>
  );
}
