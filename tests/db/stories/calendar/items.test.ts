import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { entriesOf } from '#tests/support/calendar.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let owner: Caller & { userId: string };
let organizationId: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Citas');
  owner = place.owner;
  organizationId = place.landlord.organizationId;
});

const visit = { kind: 'visit', title: 'Ver el techo' };
const weekly = { freq: 'weekly', by_day: ['TU', 'TH'] };
const save = (item: object, itemId?: string) =>
  verbs.saveCalendarItem(database.sql, owner, { organizationId, item, itemId });
const refusal = (item: object) => outcomeOf(save(item));
const during = async (from: string, to: string) => {
  const entries = await entriesOf(database.sql, owner, { organizationId, from, to, kinds: ['item'] });
  return entries.map(
    ({ starts_on: day, starts_at: at, facts, done_at: done }) =>
      `${day ?? new Date(at ?? '').toISOString().slice(0, 16)} ${facts.title}${done ? ' done' : ''}`,
  );
};

describe('an item', () => {
  it('is written, changed, moved, done and removed', async () => {
    const id = await save({ ...visit, starts_on: '2027-03-01', property_id: place.propertyId });
    expect(await during('2027-03-01', '2027-03-01')).toEqual(['2027-03-01 Ver el techo']);
    await save({ ...visit, title: 'Ver el sótano', starts_on: '2027-03-01' }, id);
    await verbs.moveCalendarItem(database.sql, owner, {
      itemId: id,
      startsAt: '2027-03-02T14:00Z',
      endsAt: '2027-03-02T15:00Z',
    });
    expect(await during('2027-03-01', '2027-03-03')).toEqual(['2027-03-02T14:00 Ver el sótano']);
    await verbs.moveCalendarEntry(database.sql, owner, {
      organizationId,
      key: `item/${id}`,
      startsOn: '2027-03-05',
    });
    expect(await during('2027-03-01', '2027-03-07')).toEqual(['2027-03-05T14:00 Ver el sótano']);
    await verbs.completeCalendarItem(database.sql, owner, { itemId: id, isDone: true });
    expect(await during('2027-03-01', '2027-03-07')).toEqual(['2027-03-05T14:00 Ver el sótano done']);
    await verbs.deleteCalendarItem(database.sql, owner, { itemId: id });
    expect(await during('2027-03-01', '2027-03-07')).toEqual([]);
  });

  it('comes again by its rule, each time with what is different about it', async () => {
    const id = await save({ ...visit, starts_on: '2027-04-01', repeat: { ...weekly, times: 4 } });
    const all = () => during('2027-04-01', '2027-05-31');
    const days = ['2027-04-01', '2027-04-06', '2027-04-08', '2027-04-13'];
    expect(await all()).toEqual(days.map((day) => `${day} Ver el techo`));
    await verbs.completeCalendarItem(database.sql, owner, {
      itemId: id,
      isDone: true,
      occursOn: '2027-04-01',
    });
    await verbs.deleteCalendarItem(database.sql, owner, { itemId: id, occursOn: '2027-04-06' });
    const key = `item/${id}/2027-04-08`;
    await verbs.moveCalendarEntry(database.sql, owner, { organizationId, key, startsOn: '2027-05-02' });
    expect(await all()).toEqual([
      '2027-04-01 Ver el techo done',
      '2027-04-13 Ver el techo',
      '2027-05-02 Ver el techo',
    ]);
    expect(await during('2027-05-01', '2027-05-31')).toEqual(['2027-05-02 Ver el techo']);
  });

  it('is told what stands against its time', async () => {
    await save({
      ...visit,
      starts_at: '2027-06-01T14:00Z',
      ends_at: '2027-06-01T15:00Z',
      assignee: owner.userId,
    });
    const clashes = (startsAt: string, endsAt: string) =>
      act(database.sql, owner, async (sql) => {
        const [row] =
          await sql`select public.calendar_clashes(${organizationId}, p_starts_at => ${startsAt}, p_ends_at => ${endsAt},
          p_assignee => ${owner.userId}) as found`;
        return row?.found.map(({ clash }: { clash: string }) => clash);
      });
    expect(await clashes('2027-06-01T14:30Z', '2027-06-01T16:00Z')).toEqual(['assignee_busy']);
    expect(await clashes('2027-06-01T15:00Z', '2027-06-01T16:00Z')).toEqual([]);
    expect(await clashes('2027-05-27T15:00Z', '2027-05-27T16:00Z')).toEqual(['holiday']);
  });

  it('is refused where something of it is wrong', async () => {
    expect(await refusal({ ...visit, title: ' ', starts_on: '2027-03-01' })).toBe('text_length');
    expect(await refusal(visit)).toBe('item_times_missing');
    expect(await refusal({ ...visit, starts_on: '2027-03-02', ends_on: '2027-03-01' })).toBe(
      'item_ends_before_start',
    );
    expect(await refusal({ ...visit, starts_on: '2027-03-02', ends_on: '2029-03-01' })).toBe('item_too_long');
    expect(await refusal({ ...visit, starts_on: '2027-03-02', time_zone: 'Mars/Olympus' })).toBe(
      'unknown_time_zone',
    );
    expect(await refusal({ ...visit, starts_on: '2027-03-01', repeat: weekly })).toBe('repeat_misses_first');
    expect(
      await refusal({ ...visit, starts_on: '2027-03-01', repeat: { freq: 'weekly', by_day: ['1MO'] } }),
    ).toBe('repeat_invalid');
    expect(
      await refusal({ ...visit, starts_on: '2027-03-01', repeat: { freq: 'daily', until: '2026-01-01' } }),
    ).toBe('repeat_end_invalid');
    expect(await refusal({ ...visit, kind: 'party', starts_on: '2027-03-01' })).toBe('value_malformed');
  });
});

describe('an entry that something else says', () => {
  it('stays where it is, and says why', async () => {
    const move = (key: string) =>
      outcomeOf(
        verbs.moveCalendarEntry(database.sql, owner, { organizationId, key, startsOn: '2027-03-01' }),
      );
    expect(await move('rent/x/2027-01')).toBe('entry_fixed');
    expect(await move('notice_last_day/x')).toBe('entry_fixed');
    expect(await move('nothing/x')).toBe('not_found');
  });
});
