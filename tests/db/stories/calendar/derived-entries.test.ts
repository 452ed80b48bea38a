import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import type { Caller } from '#tests/support/actors.ts';
import { type CalendarEntry, entriesOf } from '#tests/support/calendar.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { runJobs, verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller;
let today: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Calendario');
  owner = place.owner;
  today = await todayOf(database.sql, place.landlord);
});

const during = (from: string, to: string, kinds?: string[]) =>
  entriesOf(database.sql, owner, {
    organizationId: place.landlord.organizationId,
    from,
    to,
    ...(kinds && { kinds }),
  });
const brief = (entries: readonly CalendarEntry[]) =>
  entries.map(({ rule, starts_on: day, facts }) => `${day} ${rule} ${facts.amount_minor ?? ''}`.trim());

describe('a lease', () => {
  it('says when it begins, when it ends, and when the law asks for notice', async () => {
    await verbs.createLease(database.sql, owner, {
      unitId: place.unitId,
      personIds: [place.personId],
      startsOn: today,
      endsOn: addDays(today, 200),
    });
    await runJobs(database.sql, `${today}T16:00:00Z`);
    const found = await during(today, addDays(today, 399));
    expect(brief(found.filter(({ kind }) => kind === 'lease'))).toEqual([
      `${today} lease_start`,
      `${addDays(today, 110)} notice_last_day`,
      `${addDays(today, 200)} lease_end`,
    ]);
  });
});
