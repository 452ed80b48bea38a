import { icsClock } from './ics-lines.ts';
import type { ZoneClock } from './zone-clock.ts';

const A_MINUTE_MS = 60_000;

/** -240 as a value: -0400. */
function icsOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}${pad(size % 60)}`;
}

/**
 * VTIMEZONE of a zone: each change of its clocks by itself, so that no program has to know the rule behind them. The first part
 * stands for all that was before.
 */
export function zoneLines({ timeZone, first, changes }: ZoneClock): string[] {
  const standard = Math.min(first, ...changes.map(({ after }) => after));
  const part = (name: string, start: string, before: number, after: number) => [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${icsOffset(before)}`,
    `TZOFFSETTO:${icsOffset(after)}`,
    `END:${name}`,
  ];
  const nameOf = (offset: number) => (offset > standard ? 'DAYLIGHT' : 'STANDARD');
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...part(nameOf(first), '19700101T000000', first, first),
    ...changes.flatMap(({ at, before, after }) =>
      part(nameOf(after), icsClock(at + before * A_MINUTE_MS), before, after),
    ),
    'END:VTIMEZONE',
  ];
}
