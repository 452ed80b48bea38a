import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';

const DRAG_AFTER_PX = 6;

export interface Lifted {
  readonly entry: CalendarEntry;
  /** Where it stood. */
  readonly from: IsoDate;
  /** Where it would come. */
  readonly to: IsoDate;
  readonly by: 'pointer' | 'keys';
}

interface Moving {
  lifted: Lifted | null;
  lift: (lifted: Lifted | null) => void;
  /** Leaves it where it was. */
  cancel: () => void;
  /** Puts it down where it would come. */
  place: () => void;
  onPointerDown: (event: PointerEvent) => void;
  /** Whether the press that just ended moved something, and is no press. */
  endsDrag: () => boolean;
}

interface MovingOptions {
  entryOf: (key: string) => CalendarEntry | undefined;
  onMove: (entry: CalendarEntry, day: IsoDate) => void;
  onFixed: (entry: CalendarEntry) => void;
}

const dayAt = (x: number, y: number): IsoDate | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;

/**
 * Entries that are carried to another day, by a mouse or a pen, or lifted by a key and placed with the arrows. Fingers scroll: on
 * a touch screen the panel of an entry moves it.
 */
export function useMoving({ entryOf, onMove, onFixed }: MovingOptions): Moving {
  const [lifted, lift] = useState<Lifted | null>(null);
  const hasDragged = useRef(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const finish = (done: Lifted | null) => {
    stop.current();
    lift(null);
    if (done && done.to !== done.from) onMove(done.entry, done.to);
  };

  const onPointerDown = (event: PointerEvent) => {
    hasDragged.current = false;
    const target = event.target as HTMLElement;
    const entry = entryOf(target.closest<HTMLElement>('[data-key]')?.dataset.key ?? '');
    const from = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (!entry || !from || event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    let carried: Lifted | null = null;
    const onPointerMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!hasDragged.current && Math.hypot(x - clientX, y - clientY) < DRAG_AFTER_PX) return;
      if (!hasDragged.current) {
        hasDragged.current = true;
        if (!entry.canMove) {
          stop.current();
          onFixed(entry);
          return;
        }
      }
      carried = { entry, from, to: dayAt(x, y) ?? from, by: 'pointer' };
      lift(carried);
    };
    const onPointerUp = () => finish(carried);
    stop.current();
    window.addEventListener('pointermove', onPointerMove);
    window.addEventListener('pointerup', onPointerUp);
    window.addEventListener('pointercancel', onPointerUp);
    stop.current = () => {
      window.removeEventListener('pointermove', onPointerMove);
      window.removeEventListener('pointerup', onPointerUp);
      window.removeEventListener('pointercancel', onPointerUp);
    };
  };

  return {
    lifted,
    lift,
    cancel: () => finish(null),
    place: () => finish(lifted),
    onPointerDown,
    endsDrag: () => {
      const was = hasDragged.current;
      hasDragged.current = false;
      return was;
    },
  };
}
