import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { myEntries } from '#tests/support/calendar.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useCastDatabase();
let cast: Cast;
let range: readonly [string, string];

beforeAll(() => {
  cast = database.cast;
  range = [cast.today, addDays(cast.today, 60)];
});

const mine = () => myEntries(database.sql, cast.callers.tenant, cast.shared.id, range);

describe('tenants', () => {
  it('see what comes up for their lease, without names of members or notes', async () => {
    const { home, shared, repairs } = cast;
    const visitOn = addDays(cast.today, 5);
    await act(
      database.sql,
      home.owner,
      (sql) =>
        sql`select public.plan_maintenance(${randomUUID()}, ${repairs.shared}, 'medium', 'scheduled', ${home.owner.userId}, ${visitOn})`,
    );
    const item = { kind: 'visit', starts_on: visitOn, lease_id: shared.id, note: 'Cuidado con el perro' };
    const save = (more: object) =>
      verbs.saveCalendarItem(database.sql, home.owner, {
        organizationId: home.organizationId,
        item: { ...item, ...more },
      });
    await save({ title: 'Se revisa el gas', is_shown_to_tenants: true });
    await save({ title: 'Ver si subarrienda' });
    const entries = await mine();
    const rules = new Set(entries.map(({ rule }) => rule));
    for (const rule of ['rent_due', 'repair_visit', 'area_reserved', 'document_due', 'visit'])
      expect(rules, rule).toContain(rule);
    expect(rules).not.toContain('service_level_resolution');
    const text = JSON.stringify(entries);
    expect(text).toContain('Se revisa el gas');
    for (const hidden of ['Ver si subarrienda', 'Cuidado con el perro', home.owner.userId])
      expect(text).not.toContain(hidden);
    expect(entries.filter(({ can_move: canMove }) => canMove)).toEqual([]);
  });

  it('see nothing of another lease', async () => {
    const entries = await mine();
    expect(entries.filter(({ lease_id: id }) => id !== null && id !== cast.shared.id)).toEqual([]);
    const others = [cast.neighbour, cast.former, cast.foreign, cast.uninvited].map(({ id }) =>
      outcomeOf(myEntries(database.sql, cast.callers.tenant, id, range)),
    );
    expect(await Promise.all(others)).toEqual(others.map(() => 'not_found'));
  });
});
