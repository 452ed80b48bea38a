import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { instantAt } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useSnooze } from './use-centre.ts';

const YEAR_MS = 365 * 86_400_000;

type DialogText = ReturnType<typeof useText<'notifications'>>['snoozeDialog'];

/** The moment that was chosen, or what is missing or wrong about it. */
function readChosen(
  { date, time }: { date: string; time: string },
  timeZone: string,
  text: DialogText,
): { until: string | null; date?: string; time?: string } {
  if (!date || !time)
    return {
      until: null,
      ...(!date && { date: text.dateMissing }),
      ...(!time && { time: text.timeMissing }),
    };
  const until = instantAt(timeZone, date, time);
  const wait = Date.parse(until) - Date.now();
  if (wait <= 0) return { until: null, time: text.past };
  return wait > YEAR_MS ? { until: null, date: text.tooFar } : { until };
}

/** Puts a notification away until a day and a time. */
export function SnoozeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText('notifications').snoozeDialog;
  const timeZone = useStore($timeZone);
  const [chosen, setChosen] = useState({ date: '', time: '08:00' });
  const away = useSnooze(onClose);
  const read = readChosen(chosen, timeZone, text);
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={away}
      input={read.until === null ? null : { id, until: read.until }}
      onClose={onClose}
    >
      <DateField
        label={text.date}
        value={chosen.date}
        error={read.date}
        onChange={({ target }) => setChosen({ ...chosen, date: target.value })}
      />
      <TextField
        type="time"
        label={text.time}
        hint={text.zone({ zone: timeZone.replaceAll('_', ' ') })}
        value={chosen.time}
        error={read.time}
        onChange={({ target }) => setChosen({ ...chosen, time: target.value })}
      />
    </ActionDialog>
  );
}
