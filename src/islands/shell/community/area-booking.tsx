import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areaQueries, type CommonArea, reserveArea } from '#src/data/community/areas.ts';
import { dayBounds, isOverlapping, slotsOf, type TimeSpan } from '#src/domain/community/community.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatTime } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Choice, ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { QueryView } from '../query-view.tsx';
import { useToday } from '../session.ts';
import { useAction } from '../use-action.ts';
import type { CommunityScene } from './scene.ts';

interface AreaBookingProps {
  scene: CommunityScene;
  /** Those that can be reserved; at least one. */
  areas: readonly CommonArea[];
}

/** Reserves a time of an area: the area, the day, one of its free times. */
export function AreaBooking({ scene, areas }: AreaBookingProps) {
  const { areas: text } = useText('community');
  const today = useToday(scene.timeZone);
  const [areaId, setAreaId] = useState(areas[0]?.id ?? '');
  const [day, setDay] = useState(today);
  const area = areas.find(({ id }) => id === areaId) ?? areas[0];
  if (!area) return null;
  return (
    <Card title={scene.side === 'office' ? text.block : text.reserve}>
      <div className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={text.choose}
            value={area.id}
            onChange={(event) => setAreaId(event.target.value)}
            options={areas.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DateField
            label={text.day}
            min={today}
            max={addDays(today, area.daysAhead)}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </div>
        <div className="grid gap-1 text-14 text-hint">
          {area.description ? (
            <p className="text-15 text-ink whitespace-pre-line">{area.description}</p>
          ) : null}
          <p>
            {text.rules({ count: area.maxPerWeek, days: area.daysAhead })}
            {area.needsApproval ? ` ${text.approval}` : ''}
          </p>
        </div>
        {isIsoDate(day) ? <DaySlots key={`${area.id} ${day}`} scene={scene} area={area} day={day} /> : null}
      </div>
    </Card>
  );
}

interface DaySlotsProps {
  scene: CommunityScene;
  area: CommonArea;
  day: string;
}

function DaySlots({ scene, area, day }: DaySlotsProps) {
  const { states } = useText('common');
  const busy = useQuery(areaQueries.busy(area.id, ...dayBounds(day, scene.timeZone)));
  return (
    <QueryView query={busy} skeleton={<SkeletonText label={states.loading} rows={3} />}>
      {(taken) => (
        <SlotForm scene={scene} area={area} day={day} taken={taken} onRefused={() => void busy.refetch()} />
      )}
    </QueryView>
  );
}

interface SlotFormProps extends DaySlotsProps {
  taken: readonly TimeSpan[];
  onRefused: () => void;
}

/** Sends a reservation; what is free is looked up again when it is refused, because somebody may have been faster. */
function useReserve({ scene, area, onRefused }: SlotFormProps, onDone: () => void) {
  const { areas: text } = useText('community');
  return useAction({
    mutationFn: (input: { startsAt: string; note: string }, id) =>
      reserveArea({ areaId: area.id, ...input }, id).catch((error: unknown) => {
        onRefused();
        throw error;
      }),
    invalidates: [areaQueries.all],
    toast: (status) =>
      scene.side === 'office' ? text.blocked : status === 'requested' ? text.requested : text.reserved,
    onDone,
  });
}

/** The times of the day as choices; null when none is left. */
function useSlotChoices({ scene, area, day, taken }: SlotFormProps): Choice[] | null {
  const { areas: text } = useText('community');
  const language = useLanguage();
  const timeOf = (instant: string) => formatTime(instant, language, scene.timeZone);
  const choices = slotsOf(area, day, scene.timeZone).map((slot) => {
    const isTaken = taken.some((other) => isOverlapping(slot, other));
    const isPast = Date.parse(slot.startsAt) <= Date.now();
    return {
      value: slot.startsAt,
      label: text.slot({ from: timeOf(slot.startsAt), to: timeOf(slot.endsAt) }),
      hint: isTaken ? text.taken : isPast ? text.past : text.free,
      isDisabled: isTaken || isPast,
    };
  });
  return choices.some(({ isDisabled }) => !isDisabled) ? choices : null;
}

function SlotForm(props: SlotFormProps) {
  const { areas: text } = useText('community');
  const { form, states } = useText('common');
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const reserve = useReserve(props, () => {
    setChosen('');
    setNote('');
  });
  const choices = useSlotChoices(props);
  if (!choices) return <p className="text-15 text-secondary">{text.noSlots}</p>;
  return (
    <ActionForm action={reserve} input={chosen ? { startsAt: chosen, note: note.trim() } : null}>
      <ChoiceGroup
        label={text.slots}
        name="slot"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        className="[&>div]:sm:grid-cols-2"
        choices={choices}
        error={!chosen ? form.required : undefined}
      />
      <TextField
        label={text.note}
        optional={states.optional}
        autoComplete="off"
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="max-sm:*:w-full">
        <Button type="submit" variant="primary" isBusy={reserve.isRunning}>
          {props.scene.side === 'office' ? text.block : text.reserve}
        </Button>
      </div>
    </ActionForm>
  );
}
