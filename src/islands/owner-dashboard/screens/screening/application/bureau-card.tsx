import { useQuery } from '@tanstack/react-query';
import { SearchCheck } from 'lucide-react';
import { askBureau, type BureauCheck, bureauQueries } from '#src/data/screening/applications/bureau.ts';
import {
  type Applicant,
  type Application,
  applicationQueries,
} from '#src/data/screening/applications/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

/** What an outside bureau says of each applicant; nothing where there is no bureau. */
export function BureauCard({ application, canAsk }: { application: Application; canAsk: boolean }) {
  const { bureau: text } = useText('ownerScreening');
  const { id } = useOrganization();
  const isThere = useQuery(bureauQueries.isThere());
  const people = useQuery(applicationQueries.applicants(id, application.id));
  const checks = useQuery(bureauQueries.ofApplication(id, application.id));
  const known = checks.data ?? [];
  if (!isThere.data && known.length === 0) return null;
  return (
    <Card title={text.title} description={text.hint}>
      <ul className="grid divide-y divide-line">
        {people.data?.map((applicant) => (
          <Person
            key={applicant.id}
            applicant={applicant}
            check={known.find((one) => one.applicantId === applicant.id)}
            canAsk={canAsk && isThere.data === true}
          />
        ))}
      </ul>
    </Card>
  );
}

type PersonProps = { applicant: Applicant; check: BureauCheck | undefined; canAsk: boolean };

function Person({ applicant, check, canAsk }: PersonProps) {
  const { bureau: text } = useText('ownerScreening');
  const ask = useAction({
    mutationFn: askBureau,
    invalidates: [applicationQueries.all],
    errorTexts: { bureau_unavailable: text.unavailable, identity_missing: text.identityMissing },
  });
  useErrorToast(ask);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">{applicant.fullName}</p>
        {check ? <Said check={check} /> : <p className="text-14 text-hint">{text.notAsked}</p>}
        {applicant.consentedAt ? null : <p className="text-14 text-hint">{text.noConsent}</p>}
      </div>
      {canAsk && applicant.consentedAt ? (
        <Button
          size="sm"
          icon={SearchCheck}
          isBusy={ask.isRunning}
          onClick={() => void ask.run(applicant.id)}
        >
          {text.ask}
        </Button>
      ) : null}
    </li>
  );
}

function Said({ check }: { check: BureauCheck }) {
  const { bureau: text } = useText('ownerScreening');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const on = formatDate(todayIn(timeZone, Date.parse(check.askedAt)), language);
  return (
    <div className="grid justify-items-start gap-1 text-14 text-secondary">
      {check.outcome ? (
        <Badge tone={check.outcome === 'nothing_found' ? 'good' : 'warn'}>
          {text.outcomes[check.outcome]}
        </Badge>
      ) : (
        <Badge>{text.statuses[check.status === 'failed' ? 'failed' : 'asked']}</Badge>
      )}
      {check.summary ? <p className="whitespace-pre-line">{check.summary}</p> : null}
      <p>{text.askedOn({ date: on, reference: check.bureauReference })}</p>
    </div>
  );
}
