const A_WEEK_MS = 7 * 86_400_000;
const A_MINUTE_MS = 60_000;

/** From an instant on, a zone's clocks are ahead of UTC by so many minutes. */
export interface ClockChange {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** A zone's clocks between two instants: where they stand first, and each change. */
export interface ZoneClock {
  readonly timeZone: string;
  readonly first: number;
  readonly changes: readonly ClockChange[];
}

/** By how many minutes clocks are ahead of UTC at an instant. */
function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/**
 * How a zone's clocks go between two instants, as the platform knows it. Zones that change twice within a week are not known.
 * Throws RangeError for a zone that is none.
 */
export function zoneClock(timeZone: string, from: number, to: number): ZoneClock {
  const offsetAt = offsetReader(timeZone);
  const first = offsetAt(from);
  const changes: ClockChange[] = [];
  let before = first;
  for (let at = from; at < to; at += A_WEEK_MS) {
    const after = offsetAt(at + A_WEEK_MS);
    if (after === before) continue;
    let [low, high] = [Math.floor(at / A_MINUTE_MS), Math.ceil((at + A_WEEK_MS) / A_MINUTE_MS)];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle * A_MINUTE_MS) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high * A_MINUTE_MS, before, after });
    before = after;
  }
  return { timeZone, first, changes };
}

/** What the clock on the wall shows at an instant, as if it were UTC. */
export function wallTime({ first, changes }: ZoneClock, instant: number): number {
  let offset = first;
  for (const change of changes) {
    if (change.at > instant) break;
    offset = change.after;
  }
  return instant + offset * A_MINUTE_MS;
}

/** Whether the clock on the wall shows the same twice, as when it is set back: readers disagree about which is meant. */
export const showsTwice = ({ changes }: ZoneClock, instant: number): boolean =>
  changes.some(({ at, before, after }) => Math.abs(instant - at) <= (before - after) * A_MINUTE_MS);
