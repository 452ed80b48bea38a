import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { saveSchedule } from '#src/data/notifications/preferences/mutations.ts';
import { preferenceQueries, type ScheduleRow } from '#src/data/notifications/preferences/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { weekdayNames } from '#src/i18n/weekday-names.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { SectionSkeleton } from '../../account/account-page.tsx';
import { ActionForm } from '../../form/action-form.tsx';
import { QueryView } from '../../query-view.tsx';
import { useSession } from '../../session.ts';
import { useAction } from '../../use-action.ts';
import { draftOf, readSchedule, type ScheduleDraft } from './schedule-draft.ts';

/** When one wants to be left in peace, and when summaries come. */
export function ScheduleCard() {
  const text = useText('notificationSettings').schedule;
  const { userId } = useSession();
  const schedule = useQuery(preferenceQueries.schedule(userId));
  return (
    <Card title={text.title} description={text.text}>
      <QueryView query={schedule} skeleton={<SectionSkeleton lines={2} />}>
        {(row) => <ScheduleForm row={row} />}
      </QueryView>
    </Card>
  );
}

function ScheduleForm({ row }: { row: ScheduleRow | null }) {
  const text = useText('notificationSettings').schedule;
  const { userId } = useSession();
  const [draft, setDraft] = useState(() => draftOf(row));
  const change = (part: Partial<ScheduleDraft>) => setDraft((before) => ({ ...before, ...part }));
  const save = useAction({
    mutationFn: saveSchedule,
    invalidates: [preferenceQueries.schedule(userId).queryKey],
    toast: text.saved,
  });
  const { problems, input } = readSchedule(draft, text);
  return (
    <ActionForm action={save} input={input} className="grid gap-5">
      <Checkbox
        label={text.hasQuiet}
        checked={draft.hasQuiet}
        onChange={({ target }) => change({ hasQuiet: target.checked })}
      />
      {draft.hasQuiet ? (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            type="time"
            label={text.from}
            column="quiet_from"
            value={draft.from}
            error={problems.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            type="time"
            label={text.to}
            column="quiet_to"
            value={draft.to}
            error={problems.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </div>
      ) : null}
      <DigestFields {...{ draft, change }} error={problems.digestTime} />
      <ZoneField zone={draft.zone} onChange={(zone) => change({ zone })} />
      <div>
        <Button type="submit" isBusy={save.isRunning}>
          {text.save}
        </Button>
      </div>
    </ActionForm>
  );
}

interface DigestFieldsProps {
  draft: ScheduleDraft;
  change: (part: Partial<ScheduleDraft>) => void;
  error: string | undefined;
}

function DigestFields({ draft, change, error }: DigestFieldsProps) {
  const text = useText('notificationSettings').schedule;
  const language = useLanguage();
  const days = weekdayNames(language).map((label, index) => ({ value: String(index + 1), label }));
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <TextField
        type="time"
        label={text.digestTime}
        column="digest_time"
        value={draft.digestTime}
        error={error}
        onChange={({ target }) => change({ digestTime: target.value })}
      />
      <SelectField
        label={text.weekday}
        value={String(draft.weekday)}
        options={days}
        onChange={({ target }) => change({ weekday: Number(target.value) })}
      />
    </div>
  );
}

function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const text = useText('notificationSettings').schedule;
  const zones = useMemo(
    () =>
      Intl.supportedValuesOf('timeZone').map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
    [],
  );
  return (
    <SelectField
      label={text.zone}
      column="time_zone"
      placeholder={text.profileZone}
      value={zone}
      options={zones}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
