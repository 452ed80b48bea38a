/** What the clock on the wall says in a zone, by Intl: for tests that compare the database with it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MINUTE = 60_000;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** The wall clock as if it were UTC, in milliseconds, without those of the instant. */
export function clockOf(zone: string, at: number): number {
  const parts = formatOf(zone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

const minuteOfDay = (clock: number) => Math.floor((clock % 86_400_000) / MINUTE);

/** The first moment from `at` on at which the clock is out of quiet hours, minute by minute. */
export function afterQuiet(zone: string, from: number, to: number, at: number): number {
  const isQuiet = (moment: number) => {
    const minute = minuteOfDay(clockOf(zone, moment));
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
  };
  if (!isQuiet(at)) return at;
  let moment = Math.floor(at / MINUTE) * MINUTE + MINUTE;
  while (isQuiet(moment)) moment += MINUTE;
  return moment;
}

/** When the clock shows a time of a day: the later time where it does twice, and where it never does, as if it had not been put forward. */
function momentOf(zone: string, clock: number): number {
  const offsets = [-1, 1].map((side) => {
    const near = clock + side * 86_400_000;
    return clockOf(zone, near) - near;
  });
  const hits = offsets.map((offset) => clock - offset).filter((moment) => clockOf(zone, moment) === clock);
  return hits.length > 0 ? Math.max(...hits) : clock - (offsets[0] ?? 0);
}

/** The next time after `at` that the clock shows a minute of the day, on a weekday (1 is Monday) if one is given. */
export function nextDigest(zone: string, minute: number, weekday: number | null, at: number): number {
  const today = Math.floor(clockOf(zone, at) / 86_400_000) * 86_400_000;
  for (let day = -1; day <= 15; day += 1) {
    const date = today + day * 86_400_000;
    const isoDay = new Date(date).getUTCDay() || 7;
    const moment = momentOf(zone, date + minute * MINUTE);
    if (moment > at && (weekday === null || weekday === isoDay)) return moment;
  }
  throw new Error(`no digest within two weeks in ${zone}`);
}
