import { useQuery } from '@tanstack/react-query';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { type CalendarEntry, daysOfEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { entryWords } from '#src/i18n/calendar-entry.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { entryWhen } from '#src/islands/shell/calendar/entry-when.ts';
import { lookOf } from '#src/islands/shell/calendar/kind-look.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { recordOf } from './entry-record.ts';
import { ItemButtons } from './item-buttons.tsx';
import { MoveForm } from './move-form.tsx';

export interface EntryPanelProps {
  entry: CalendarEntry;
  onClose: () => void;
  onEdit: (itemId: string) => void;
  onMove: (entry: CalendarEntry, day: IsoDate) => void;
}

/** All of an entry: when, where, how much, the rule that put it there, and what can be done with it. */
export function EntryPanel({ entry, onClose, onEdit, onMove }: EntryPanelProps) {
  const text = useText('calendar');
  const entries = useText('calendarEntries');
  const { actions } = useText('common');
  const language = useLanguage();
  const { can, timeZone } = useOrganization();
  const { title } = entryWords(entry, entries, language);
  const record = recordOf(entry);
  const look = lookOf(entry);
  return (
    <SidePanel isOpen onClose={onClose} title={title} closeLabel={actions.close}>
      <div className="grid gap-5">
        <p className="flex flex-wrap gap-2">
          <Badge icon={look.icon}>{entries.kind[entry.kind]}</Badge>
          {entry.doneAt === null ? null : (
            <Badge tone="good">
              {text.panel.doneOn({
                done: entries.done[entry.kind],
                date: formatDate(todayIn(timeZone, Date.parse(entry.doneAt)), language, 'dayMonth'),
              })}
            </Badge>
          )}
          {entry.facts.repeats ? <Badge tone="info">{text.panel.repeats}</Badge> : null}
        </p>
        <Facts entry={entry} />
        {record && can(record.permission) ? (
          <AppLink to={record.to} className={buttonClass({ variant: 'primary', isBlock: true })}>
            {text.panel.open}
          </AppLink>
        ) : null}
        {entry.kind === 'item' && can('calendar.write') ? (
          <ItemButtons entry={entry} title={title} onEdit={onEdit} onClose={onClose} />
        ) : null}
        {entry.canMove ? (
          <MoveForm
            day={daysOfEntry(entry, timeZone).first}
            onMove={(day) => {
              onMove(entry, day);
              onClose();
            }}
          />
        ) : entry.fixedBecause && entry.kind !== 'holiday' ? (
          <p className="text-14 text-secondary">
            <span className="font-medium">{text.panel.cantMove}. </span>
            {entries.fixed[entry.fixedBecause]}
          </p>
        ) : null}
      </div>
    </SidePanel>
  );
}

function Facts({ entry }: { entry: CalendarEntry }) {
  const text = useText('calendar');
  const entries = useText('calendarEntries');
  const language = useLanguage();
  const { id, timeZone } = useOrganization();
  const { data: members } = useQuery({ ...memberQueries.list(id), enabled: entry.assignee !== null });
  const { place, people, amount, why } = entryWords(entry, entries, language);
  const { note, place: meeting } = entry.facts;
  const person = members?.find(({ userId }) => userId === entry.assignee)?.name;
  const items = [
    { term: text.panel.when, value: entryWhen(entry, entries, language, timeZone) },
    place || meeting ? { term: text.panel.where, value: [meeting, place].filter(Boolean).join(' · ') } : null,
    people ? { term: text.panel.tenants, value: people } : null,
    amount ? { term: text.panel.amount, value: amount } : null,
    person ? { term: text.panel.person, value: person } : null,
    note
      ? { term: text.panel.note, value: <span className="break-words whitespace-pre-line">{note}</span> }
      : null,
    why.length > 0 ? { term: text.panel.why, value: why.join(' ') } : null,
  ];
  return <DefinitionList items={items.filter((item) => item !== null)} />;
}
