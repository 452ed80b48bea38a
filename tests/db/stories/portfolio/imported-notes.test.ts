import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { act, type Caller } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord } from '#tests/support/portfolio.ts';

const database = useDatabase();

it('somebody new comes with a note, once, which only the team reads', async () => {
  const place = await createLandlord(database.sql, 'Con notas');
  const person = {
    line: 2,
    reference: 'A-1',
    full_name: 'Ana Peña',
    email: '',
    phone: '',
    identity_number: '',
  };
  const people = [
    { ...person, notes: ' Paga en efectivo ' },
    { ...person, line: 3, reference: 'A-2', full_name: 'Luis Mota', notes: ' ' },
  ];
  const importPeople = () =>
    act(database.sql, place.owner, async (sql) => {
      const [row] = await sql<{ outcome: { people: { added: number } } }[]>`
        select public.import_portfolio(${randomUUID()}, ${place.organizationId}, ${sql.json({ people })}) as outcome`;
      return row?.outcome.people.added;
    });
  const notesSeenBy = (caller: Caller) =>
    act(
      database.sql,
      caller,
      async (sql) => sql`
        select n.body, n.created_by, p.full_name
        from public.person_notes n join public.people p on p.id = n.person_id
        where n.organization_id = ${place.organizationId}`,
    );
  expect(await importPeople()).toBe(2);
  expect(await importPeople()).toBe(0);
  expect([...(await notesSeenBy(place.owner))]).toEqual([
    { body: 'Paga en efectivo', created_by: place.owner.userId, full_name: 'Ana Peña' },
  ]);
  const stranger = (await createLandlord(database.sql, 'Otro')).owner;
  expect([...(await notesSeenBy(stranger))]).toEqual([]);
});
