import ICAL from 'ical.js';
import type { ItemInput } from '#src/domain/calendar/calendar-item.ts';
import type { SkipReason } from '#src/domain/calendar/skip-reason.ts';
import { addDays, daysBetween, type IsoDate } from '#src/domain/foundation/dates.ts';
import { instantAt, todayIn } from '#src/domain/foundation/time-zone.ts';
import { repeatRuleOf, type When } from './ics-rule.ts';

/** An event of another calendar, as an item: `uid` is how that one names it, `exdates` the days of a series that fall out. */
export interface ReadItem extends ItemInput {
  readonly uid: string;
  readonly exdates: readonly IsoDate[];
}

export interface ReadCalendar {
  readonly items: readonly ReadItem[];
  readonly skipped: readonly { readonly title: string; readonly reason: SkipReason }[];
}

const MOST_ITEMS = 2000;
const MOST_DAYS = 366;
const MOST_TITLE = 160;
const MOST_NOTE = 2000;
const MOST_PLACE = 200;
const MOST_UID = 300;
const MOST_EXDATES = 500;

const textOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').trim();

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const dayOf = (time: ICAL.Time): IsoDate => {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(time.year, 4)}-${pad(time.month, 2)}-${pad(time.day, 2)}`;
};

/** The zone of a time: its own where the platform knows it. Times that float are those of the organization. */
function zoneOf(property: ICAL.Property | null, ownZone: string): string | null {
  const name = property?.getFirstParameter('tzid');
  return name && isZone(name) ? name : name ? null : ownZone;
}

/** The instant of a time; of a zone that the platform does not know, as the file describes it. */
function instantOf(time: ICAL.Time, zone: string | null): string {
  if (time.zone === ICAL.Timezone.utcTimezone || zone === null) return time.toJSDate().toISOString();
  const pad = (value: number) => String(value).padStart(2, '0');
  return instantAt(zone, dayOf(time), `${pad(time.hour)}:${pad(time.minute)}`);
}

function whenOf(event: ICAL.Component, ownZone: string): When | null {
  const property = event.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!(start instanceof ICAL.Time) || start.year < 1950 || start.year > 2150) return null;
  const end = new ICAL.Event(event).endDate;
  if (start.isDate) {
    const startsOn = dayOf(start);
    // The day after the last one stands there; some leave it out, or write the first again.
    const after = end ? dayOf(end) : startsOn;
    const endsOn = after > startsOn ? addDays(after, -1) : startsOn;
    return { timeZone: ownZone, startsOn, endsOn, startsAt: null, endsAt: null };
  }
  const zone = zoneOf(property, ownZone);
  const startsAt = instantOf(start, zone);
  const ends = end ? instantOf(end, zoneOf(event.getFirstProperty('dtend') ?? property, ownZone)) : startsAt;
  const isUtc = start.zone === ICAL.Timezone.utcTimezone;
  return {
    timeZone: isUtc ? ownZone : (zone ?? ownZone),
    startsOn: null,
    endsOn: null,
    startsAt,
    endsAt: ends < startsAt ? startsAt : ends,
  };
}

function exdatesOf(event: ICAL.Component, when: When): IsoDate[] {
  const times = event.getAllProperties('exdate').flatMap((property) =>
    property.getValues().map((value: unknown) => {
      if (!(value instanceof ICAL.Time)) return null;
      if (value.isDate || when.startsAt === null) return dayOf(value);
      return todayIn(when.timeZone, Date.parse(instantOf(value, zoneOf(property, when.timeZone))));
    }),
  );
  return [...new Set(times.filter((day) => day !== null))].slice(0, MOST_EXDATES);
}

const lasts = ({ startsOn, endsOn, startsAt, endsAt }: When): number =>
  startsOn !== null
    ? daysBetween(startsOn, endsOn ?? startsOn)
    : (Date.parse(endsAt ?? '') - Date.parse(startsAt ?? '')) / 86_400_000;

function itemOf(event: ICAL.Component, ownZone: string): ReadItem | SkipReason {
  if (textOf(event, 'status').toUpperCase() === 'CANCELLED') return 'cancelled';
  if (event.getFirstProperty('recurrence-id')) return 'changed_day';
  const when = whenOf(event, ownZone);
  const uid = textOf(event, 'uid').slice(0, MOST_UID);
  if (when === null || uid === '') return 'no_date';
  if (lasts(when) > MOST_DAYS) return 'too_long';
  const isSeries = event.getFirstProperty('rrule') !== null || event.getFirstProperty('rdate') !== null;
  const repeat = isSeries ? repeatRuleOf(event, when) : null;
  if (isSeries && repeat === null) return 'repeat_unknown';
  return {
    uid,
    kind: 'reminder',
    title: textOf(event, 'summary').slice(0, MOST_TITLE),
    note: textOf(event, 'description').slice(0, MOST_NOTE),
    place: textOf(event, 'location').slice(0, MOST_PLACE),
    propertyId: null,
    unitId: null,
    leaseId: null,
    maintenanceId: null,
    assignee: null,
    ...when,
    isShownToTenants: false,
    repeat,
    exdates: repeat ? exdatesOf(event, when) : [],
  };
}

/**
 * Reads a calendar file (RFC 5545) into items, at most 2,000. What this calendar cannot hold stays out, with why.
 *
 * @param ownZone of days, and of times without a zone
 * @param untitled stands where an event has no title
 * Throws where the text is no calendar.
 */
export function readIcs(text: string, ownZone: string, untitled: string): ReadCalendar {
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, ''));
  const roots = (Array.isArray((parsed as unknown[])[0]) ? parsed : [parsed]) as unknown[][];
  const items: ReadItem[] = [];
  const skipped: { title: string; reason: SkipReason }[] = [];
  for (const root of roots) {
    const calendar = new ICAL.Component(root as never);
    if (calendar.name !== 'vcalendar') throw new Error('No calendar');
    for (const event of calendar.getAllSubcomponents('vevent')) {
      const title = textOf(event, 'summary') || untitled;
      let item: ReadItem | SkipReason;
      try {
        item = itemOf(event, ownZone);
      } catch {
        // One event that cannot be read is no reason to lose the others.
        item = 'no_date';
      }
      if (typeof item !== 'string' && items.length >= MOST_ITEMS) item = 'too_many';
      if (typeof item === 'string') skipped.push({ title, reason: item });
      else items.push({ ...item, title: item.title || untitled });
    }
  }
  return { items, skipped };
}
