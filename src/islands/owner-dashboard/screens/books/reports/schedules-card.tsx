import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { stopReport } from '#src/data/books/reports/mutations.ts';
import { type ReportSchedule, reportQueries } from '#src/data/books/reports/queries.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { RemoveButton } from '#src/islands/owner-dashboard/remove-button.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Reports that go out by e-mail. */
export function SchedulesCard() {
  const { schedules: text } = useText('ownerReports');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(reportQueries.schedules(id));
  return (
    <Card
      title={text.title}
      description={text.text}
      action={
        can('money.write') ? (
          <Button icon={Mail} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
      isFlush
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(schedules) => schedules.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.none}</p>}
      >
        {(schedules) => (
          <ul className="border-t border-line">
            {schedules.map((schedule) => (
              <ScheduleLine key={schedule.id} schedule={schedule} />
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? <ScheduleDialog onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function ScheduleLine({ schedule }: { schedule: ReportSchedule }) {
  const { schedules: text, ownerMail, names, filters } = useText('ownerReports');
  const language = useLanguage();
  const { id, can } = useOrganization();
  const members = useQuery(memberQueries.list(id)).data ?? [];
  const places = useQuery(reportQueries.places(id)).data;
  const report = names[schedule.report];
  const property = places?.properties.find((one) => one.id === schedule.propertyId)?.name;
  const owner = places?.owners.find((one) => one.key === schedule.owner)?.name;
  const whose = places && (owner === undefined ? text.formerOwner : text.of({ name: owner }));
  const recipients = [
    ...(schedule.toOwners ? [ownerMail.schedule.recipients] : []),
    ...schedule.recipientIds.map(
      (userId) => members.find((member) => member.userId === userId)?.name ?? text.formerMember,
    ),
  ];
  return (
    <li className="flex items-center gap-3 border-b border-line px-5 py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="text-15 font-medium">
          {text.line({ report, rhythm: text.rhythms[schedule.rhythm].toLowerCase() })}
        </p>
        <p className="text-14 text-hint">
          {[
            schedule.owner === null ? (property ?? filters.everyProperty) : whose,
            text.to({ names: formatList(recipients, language) }),
          ].join(' · ')}
        </p>
      </div>
      {can('money.write') ? (
        <RemoveButton
          size="md"
          label={text.stop({ name: report })}
          verb={text.stopVerb}
          remove={() => stopReport({ organizationId: id, scheduleId: schedule.id })}
          invalidates={[reportQueries.schedules(id).queryKey]}
          toast={text.stopped}
        >
          {text.stopText}
        </RemoveButton>
      ) : null}
    </li>
  );
}
