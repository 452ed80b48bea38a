import { spawnSync } from 'node:child_process';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarEntries as text } from '#src/i18n/dictionaries/calendar/calendar-entries.es.ts';
import { type FeedEntry, icsCalendar } from './ics-calendar.ts';
import { foldedLine } from './ics-lines.ts';

const ZONES = ['America/Santo_Domingo', 'America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe'] as const;
const COUNT = Number(process.env.ICS_EVENTS ?? 1500);
const HOUR_MS = 3_600_000;
const TITLES = [
  'Visita; con, comas\\ y 😀🏠',
  'Mañana '.repeat(20),
  'línea\nsegunda',
  'Ñandú',
  'a'.repeat(80),
];

const pick = <Of>(list: readonly Of[], by: number): Of => list[by % list.length] as Of;

/** An entry of each number: some for whole days, some with times, in summer and in winter. */
function entryOf(seed: number): FeedEntry {
  const start = Date.UTC(2026, 0, 1) + ((seed * 7919) % (400 * 24 * 4)) * (HOUR_MS / 4);
  const day = new Date(start).toISOString().slice(0, 10);
  const isAllDay = seed % 3 === 0;
  const iso = (time: number) => new Date(time).toISOString();
  return {
    ...{ key: `item/${seed}`, kind: 'item', rule: 'visit', law: null, article: null },
    startsOn: isAllDay ? day : null,
    endsOn: isAllDay ? new Date(start + (seed % 4) * 24 * HOUR_MS).toISOString().slice(0, 10) : null,
    startsAt: isAllDay ? null : iso(start),
    endsAt: isAllDay ? null : iso(start + (seed % 30) * (HOUR_MS / 4)),
    timeZone: pick(ZONES, seed),
    facts: { title: `${pick(TITLES, seed)} ${seed}`, place: 'Calle 5, núm. 3', note: pick(TITLES, seed + 1) },
    ...{ recordKind: 'calendar_item', recordId: null, propertyId: null, unitId: null, leaseId: null },
    ...{ assignee: null, canMove: true, fixedBecause: null, doneAt: null },
    sequence: seed % 5,
    changedAt: '2026-05-15T16:00:00.123Z',
    isCancelled: seed % 17 === 0,
  };
}

const write = (entries: readonly FeedEntry[], name = 'Mi; calendario') =>
  icsCalendar(
    { name, timeZone: ZONES[0], entries, linkOf: (day) => `https://llavero.example/calendar?day=${day}` },
    { text, language: 'es' },
  );
const entries = Array.from({ length: COUNT }, (_, seed) => entryOf(seed));
const file = write(entries);

describe('a calendar file', () => {
  it('has lines of at most 75 octets, each a whole text', () => {
    const lines = file.split('\r\n');
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
    expect(lines.filter((line) => /[\uD800-\uDBFF]$|^ [\uDC00-\uDFFF]/.test(line))).toEqual([]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(foldedLine('é'.repeat(100)).replaceAll('\r\n ', '')).toBe('é'.repeat(100));
  });

  it(`says of ${COUNT} entries in four zones what another reader reads there`, {
    timeout: 20_000 + COUNT * 20,
  }, () => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    expect(file).toContain('\r\nX-WR-CALNAME:Mi\\; calendario\r\n');
    const zones = calendar.getAllSubcomponents('vtimezone');
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid')).sort()).toEqual([...ZONES].sort());
    const events = calendar.getAllSubcomponents('vevent');
    expect(events).toHaveLength(COUNT);
    for (const [seed, component] of events.entries()) {
      const entry = entryOf(seed);
      const { uid, startDate, endDate, summary } = new ICAL.Event(component);
      expect(uid).toBe(`item/${seed}@llavero`);
      const { title = '' } = entry.facts;
      expect(summary).toBe(entry.isCancelled ? `Cancelado: ${title}` : title);
      expect(component.getFirstPropertyValue('status')).toBe(entry.isCancelled ? 'CANCELLED' : 'CONFIRMED');
      expect(component.getFirstPropertyValue('sequence')).toBe(entry.sequence);
      expect(startDate.isDate).toBe(entry.startsOn !== null);
      if (entry.startsOn !== null) {
        expect(startDate.toString()).toBe(entry.startsOn);
        const days = (Date.parse(endDate.toString()) - Date.parse(entry.startsOn)) / (24 * HOUR_MS);
        expect(days).toBe((seed % 4) + 1);
      } else {
        expect(startDate.toJSDate().toISOString()).toBe(entry.startsAt);
        expect(endDate.toJSDate().toISOString()).toBe(entry.endsAt);
      }
    }
  });

  it('is read by Python’s icalendar, where that is installed', ({ skip, annotate }) => {
    const script = `import sys, json, icalendar
cal = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
out = []
for e in cal.walk('VEVENT'):
    s = e.decoded('DTSTART')
    out.append([str(e['UID']), s.isoformat() if not hasattr(s, 'hour') else str(int(s.timestamp() * 1000)), str(e['SUMMARY'])])
print(json.dumps(out))`;
    const run = spawnSync('python3', ['-c', script], { input: file, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (/No module named 'icalendar'/.test(run.stderr)) {
      void annotate('python3-icalendar is not installed: nothing was compared.', 'warning');
      skip('python3-icalendar is not installed');
    }
    expect(run.stderr).toBe('');
    const read = JSON.parse(run.stdout) as [uid: string, start: string, summary: string][];
    expect(read).toHaveLength(COUNT);
    expect(read.map(([uid, start]) => [uid, start])).toEqual(
      entries.map(({ key, startsOn, startsAt }) => [
        `${key}@llavero`,
        startsOn ?? String(Date.parse(startsAt ?? '')),
      ]),
    );
  });

  it('has no zone where nothing has a time, and keeps an hour that comes twice apart', () => {
    expect(write([entryOf(0)])).not.toContain('VTIMEZONE');
    const twice = ['2026-11-01T05:30:00.000Z', '2026-11-01T07:30:00.000Z'].map((startsAt, index) => ({
      ...entryOf(1),
      ...{ key: `item/${index}`, startsOn: null, endsOn: null, startsAt, endsAt: null },
      timeZone: 'America/New_York',
    }));
    const events = new ICAL.Component(ICAL.parse(write(twice))).getAllSubcomponents('vevent');
    expect(events.map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())).toEqual(
      twice.map(({ startsAt }) => startsAt),
    );
  });
});
