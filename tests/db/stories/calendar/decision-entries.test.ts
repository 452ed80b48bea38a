import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/domain/foundation/dates.ts';
import { entriesOf, myEntries } from '#tests/support/calendar.ts';
import { call } from '#tests/support/call.ts';
import type { Cast } from '#tests/support/cast.ts';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { publishRules } from '#tests/support/decisions.ts';

const database = useCastDatabase();
let cast: Cast;

beforeAll(() => {
  cast = database.cast;
});

it('shows the office assemblies that were called, their second call, and when votes close', async () => {
  const { sql } = database;
  const { home, today } = cast;
  const during = () =>
    entriesOf(sql, home.owner, {
      organizationId: home.organizationId,
      from: addDays(today, 15),
      to: addDays(today, 30),
      kinds: ['decision'],
    });
  const id = randomUUID();
  const at = (days: number) => `${addDays(today, days)}T22:00:00Z`;
  await call(sql, home.owner, 'save_assembly', {
    p_assembly_id: id,
    p_property_id: home.propertyId,
    p_assembly: {
      title: 'Ordinaria',
      starts_at: at(20),
      second_call_at: at(21),
      items: [{ title: 'Cuentas' }],
    },
  });
  expect(await during()).toEqual([]);
  await call(sql, home.owner, 'call_assembly', { p_assembly_id: id });
  const found = await during();
  expect(
    found.map(({ rule, record_kind, record_id, facts }) => [rule, record_kind, record_id, facts.title]),
  ).toEqual([
    ['assembly_starts', 'assembly', id, 'Ordinaria'],
    ['assembly_second_call', 'assembly', id, 'Ordinaria'],
  ]);
  expect(found.map(({ fixed_because }) => fixed_because)).toEqual(['decision', 'decision']);
});

it('shows tenants what their building decides, and nothing once they have no part in it', async () => {
  const { sql } = database;
  const { home, today, decisions } = cast;
  const seen = async () => {
    const all = await myEntries(sql, cast.callers.tenant, cast.shared.id, [today, addDays(today, 30)]);
    return all.filter(({ kind }) => kind === 'decision').map(({ key }) => key);
  };
  const before = await seen();
  expect(before).toContain(`decision_closes/${decisions.openDecisionId}`);
  expect(before).toContain(`assembly_starts/${decisions.assemblies.called}`);
  expect(before).not.toContain(`assembly_starts/${decisions.assemblies.draft}`);
  await publishRules(sql, home.owner, home.propertyId, { tenants_have_voice: false });
  expect(await seen()).toEqual([]);
});
