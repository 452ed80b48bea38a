import { useState } from 'react';
import { isShowable } from '#src/domain/calendar/calendar-view.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';

/** Moves an entry without carrying it: for fingers, voices and keys. */
export function MoveForm({ day, onMove }: { day: IsoDate; onMove: (day: IsoDate) => void }) {
  const { panel: text } = useText('calendar');
  const [to, setTo] = useState(day);
  const isReady = isShowable(to) && to !== day;
  return (
    <div className="flex items-end gap-2">
      <DateField
        className="flex-1"
        label={text.moveTo}
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button disabled={!isReady} onClick={() => onMove(to)}>
        {text.move}
      </Button>
    </div>
  );
}
