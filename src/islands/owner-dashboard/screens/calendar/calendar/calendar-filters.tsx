import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { memberQueries } from '#src/data/people/members/queries.ts';
import type { CalendarKind } from '#src/domain/calendar/calendar-entry.ts';
import { calendarKinds } from '#src/domain/calendar/calendar-enums.ts';
import type { CalendarAsked } from '#src/domain/calendar/calendar-view.ts';
import { useText } from '#src/i18n/react.tsx';
import { PropertyChoice } from '#src/islands/shell/list/property-choice.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { useIsPhone } from '#src/ui/use-is-phone.ts';
import { JumpField } from './calendar-head.tsx';
import type { ShownCalendar } from './use-asked.ts';

interface CalendarFiltersProps {
  asked: ShownCalendar;
  onChange: (part: Partial<CalendarAsked>) => void;
}

const EVERYTHING = { kinds: [], propertyId: null, assignee: null } as const;

/** Narrows the calendar by kind, property and person; on a phone behind a button. */
export function CalendarFilters({ asked, onChange }: CalendarFiltersProps) {
  const { filters: text } = useText('calendar');
  const { actions } = useText('common');
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const fields = <FilterFields asked={asked} onChange={onChange} />;
  if (!useIsPhone()) return <div className="grid gap-3 print:hidden">{fields}</div>;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden">
        <JumpField className="min-w-0" day={asked.day} today={today} onDay={(day) => onChange({ day })} />
        <Button icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          {asked.filterCount > 0 ? text.on({ count: asked.filterCount }) : text.open}
        </Button>
      </div>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={text.open} closeLabel={actions.close}>
        <div className="grid gap-4">{fields}</div>
      </SidePanel>
    </>
  );
}

function FilterFields({ asked, onChange }: CalendarFiltersProps) {
  const { filters: text } = useText('calendar');
  const { kind: kinds } = useText('calendarEntries');
  const { id } = useOrganization();
  const { data: members = [] } = useQuery(memberQueries.list(id));
  const toggle = (kind: string) =>
    onChange({
      kinds: calendarKinds.filter((one) =>
        one === kind ? !asked.kinds.includes(one) : asked.kinds.includes(one),
      ) as CalendarKind[],
    });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-xl">
        <PropertyChoice
          label={text.property}
          everyLabel={text.everyProperty}
          isLabelHidden
          value={asked.propertyId ?? ''}
          onChange={(propertyId) => onChange({ propertyId: propertyId || null })}
        />
        <SelectField
          label={text.person}
          isLabelHidden
          value={asked.assignee ?? ''}
          placeholder={text.everyPerson}
          options={members.map((member) => ({ value: member.userId, label: member.name }))}
          onChange={({ target }) => onChange({ assignee: target.value || null })}
        />
      </div>
      <FilterChips
        label={text.kinds}
        chips={calendarKinds.map((kind) => ({ id: kind, label: kinds[kind] }))}
        active={asked.kinds}
        onToggle={toggle}
        {...(asked.filterCount > 0 && { clear: { label: text.clear, run: () => onChange(EVERYTHING) } })}
      />
    </>
  );
}
