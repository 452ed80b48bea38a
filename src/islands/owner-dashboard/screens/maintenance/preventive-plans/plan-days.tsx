import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import {
  type PreventiveDay,
  type PreventivePlan,
  preventivePlanQueries,
} from '#src/data/maintenance/preventive-plans.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { RequestStatus } from '#src/islands/shell/maintenance/request-badges.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

/** The next dates of a plan, which can be skipped or postponed one by one, and what the last ones became. */
export function PlanDays({ plan }: { plan: PreventivePlan }) {
  const text = useText('preventivePlans');
  const { states } = useText('common');
  const query = useQuery(preventivePlanQueries.days(plan.id));
  const [asked, setAsked] = useState<{ day: PreventiveDay; decision: Decision } | null>(null);
  return (
    <Card title={text.days} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={6} />}
        isEmpty={(days) => days.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.noDays}</p>}
      >
        {(days) => (
          <ul className="divide-y divide-line border-t border-line">
            {days.map((day) => (
              <Day key={day.plannedOn} day={day} onDecide={(decision) => setAsked({ day, decision })} />
            ))}
          </ul>
        )}
      </QueryView>
      {asked ? (
        <DecideDialog
          planId={plan.id}
          plannedOn={asked.day.plannedOn}
          decision={asked.decision}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}

interface DayProps {
  day: PreventiveDay;
  onDecide: (decision: Decision) => void;
}

function Day({ day, onDecide }: DayProps) {
  const text = useText('preventivePlans');
  const language = useLanguage();
  const { can } = useOrganization();
  const date = formatDate(day.dueOn, language, 'long');
  const { maintenanceId, requestNumber, requestStatus } = day;
  const isOpen = maintenanceId === null && !day.isSkipped;
  return (
    <li className="flex min-h-14 items-center gap-3 px-5 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-medium">{date}</span>
        {day.dueOn === day.plannedOn ? null : (
          <span className="block text-14 text-secondary">
            {text.postponedFrom({ date: formatDate(day.plannedOn, language, 'long') })}
          </span>
        )}
        {day.reason ? <span className="block text-14 text-secondary">{day.reason}</span> : null}
        {maintenanceId && requestNumber ? (
          <AppLink to={recordPath.request(maintenanceId)} className="text-14 text-action hover:underline">
            {text.request({ number: requestNumber })}
          </AppLink>
        ) : null}
      </span>
      {requestStatus ? <RequestStatus status={requestStatus} /> : null}
      {day.isSkipped ? <Badge>{text.skipped}</Badge> : null}
      {isOpen ? <Badge tone="info">{text.coming}</Badge> : null}
      {isOpen && can('maintenance.write') ? (
        <Menu
          label={text.actionsOf({ date })}
          items={[
            { id: 'postpone', label: text.postpone, onSelect: () => onDecide('postpone') },
            { id: 'skip', label: text.skip, onSelect: () => onDecide('skip') },
          ]}
          trigger={(props) => (
            <IconButton {...props} icon={EllipsisVertical} label={text.actionsOf({ date })} />
          )}
        />
      ) : null}
    </li>
  );
}
