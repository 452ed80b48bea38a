import { beforeAll, describe, expect, it } from 'vitest';
import { act, type Caller, outcomeOf } from '#tests/support/actors.ts';
import { entriesOf } from '#tests/support/calendar.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, type Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let landlord: Landlord;
let owner: Caller;

beforeAll(async () => {
  landlord = await createLandlord(database.sql, 'Importaciones');
  owner = landlord.owner;
});

const asked = () => landlord.organizationId;
const take = (items: unknown) =>
  verbs.importCalendarItems(database.sql, owner, { organizationId: asked(), items });
const found = async (from: string, to: string) => {
  const entries = await entriesOf(database.sql, owner, {
    organizationId: asked(),
    from,
    to,
    kinds: ['item'],
  });
  return entries.map(
    ({ starts_on: day, starts_at: at, facts }) => `${day ?? at?.slice(0, 10)} ${facts.title}`,
  );
};
const item = (uid: string, startsOn: string, more: object = {}) => ({
  uid,
  title: `Cita ${uid}`,
  starts_on: startsOn,
  ...more,
});

describe('items of another calendar', () => {
  it('are added once, changed by the next file, and not doubled', async () => {
    const series = item('b', '2027-01-05', { repeat: { freq: 'weekly', times: 3 }, exdates: ['2027-01-12'] });
    const first = [item('a', '2027-01-04'), series];
    expect(await take(first)).toEqual({ added: 2, changed: 0, unchanged: 0, refused: [] });
    expect(await take(first)).toEqual({ added: 0, changed: 0, unchanged: 2, refused: [] });
    expect(await found('2027-01-01', '2027-01-31')).toEqual([
      '2027-01-04 Cita a',
      '2027-01-05 Cita b',
      '2027-01-19 Cita b',
    ]);
    const next = [item('a', '2027-01-06'), { ...series, exdates: ['2027-01-12', '2027-01-19'] }];
    expect(await take(next)).toEqual({ added: 0, changed: 2, unchanged: 0, refused: [] });
    expect(await found('2027-01-01', '2027-01-31')).toEqual(['2027-01-05 Cita b', '2027-01-06 Cita a']);
  });

  it('that are wrong are told one by one, and the others are taken', async () => {
    const wrong = [
      item('', '2027-02-01'),
      item('c', '2027-02-30'),
      item('d', '2027-02-01', { title: ' ' }),
      item('e', '2027-02-01', { repeat: { freq: 'hourly' } }),
      item('f', '2027-02-01', { time_zone: 'Mars/Olympus' }),
      item('g', '2027-02-01', { property_id: '00000000-0000-4000-8000-000000000000' }),
      { uid: 'h', title: 'Nunca' },
      item('i', 'infinity'),
    ];
    const answer = (await take([...wrong, item('z', '2027-02-01')])) as unknown as {
      added: number;
      refused: { position: number; code: string }[];
    };
    expect(answer.added).toBe(1);
    expect(answer.refused.map(({ position, code }) => `${position} ${code}`)).toEqual([
      '1 value_missing',
      '2 value_malformed',
      '3 text_length',
      '4 value_malformed',
      '5 unknown_time_zone',
      '6 value_malformed',
      '7 item_times_missing',
      '8 value_malformed',
    ]);
    expect(await found('2027-02-01', '2027-02-28')).toEqual(['2027-02-01 Cita z']);
  });

  it('are at most two thousand, and a list', async () => {
    expect(await outcomeOf(take([]))).toBe('import_size');
    expect(await outcomeOf(take(Array.from({ length: 2001 }, (_, n) => item(`${n}`, '2027-01-01'))))).toBe(
      'import_size',
    );
    const noList = act(
      database.sql,
      owner,
      (sql) => sql`select public.import_calendar_items(gen_random_uuid(), ${asked()}, '{}')`,
    );
    expect(await outcomeOf(noList)).toBe('value_malformed');
  });
});
