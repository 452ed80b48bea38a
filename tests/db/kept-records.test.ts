// An organization with records is not removed with the account of its owner. Each table that would refuse it says so beforehand: the
// list comes from the catalog, and so does what each row hangs on.
import type { TransactionSql } from 'postgres';
import { expect, it } from 'vitest';
import { useCastDatabase } from '#tests/support/cast-database.ts';
import { addProperty, addUnit, createLandlord } from '#tests/support/portfolio.ts';

const database = useCastDatabase();

class Undo extends Error {}
/** Does something of which nothing stays. */
async function tried<T>(sql: TransactionSql, work: (inner: TransactionSql) => Promise<T>): Promise<T> {
  let result: T | undefined;
  await sql
    .savepoint(async (inner) => {
      result = await work(inner as TransactionSql);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return result as T;
}

interface Reference {
  table: string;
  column: string;
  target: string;
}

it('what keeps an organization from being removed is an obstacle that is told in words', async () => {
  const { sql } = database;
  const landlord = await createLandlord(sql, 'Vacía');
  const { organizationId } = landlord;
  const propertyId = await addProperty(sql, landlord, 'Solar');
  const unitId = await addUnit(sql, landlord, propertyId, '1');
  const [person] = await sql`
    insert into public.people (organization_id, full_name) values (${organizationId}, 'Ana') returning id`;
  const [account] =
    await sql`select id from public.accounts where organization_id = ${organizationId} limit 1`;
  /** What stands in the empty organization for what a row hung on. */
  const stands: Record<string, unknown> = {
    ...{ fiscal_issuers: organizationId, properties: propertyId, units: unitId },
    ...{ people: person?.id, accounts: account?.id },
  };
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;
  const references = await sql<Reference[]>`
    select distinct c.conrelid::regclass::text as table, own.attname as column, c.confrelid::regclass::text as target
    from pg_constraint c cross join unnest(c.conkey, c.confkey) as part (own, other)
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = part.own
    join pg_attribute other on other.attrelid = c.confrelid and other.attnum = part.other and other.attname = 'id'
    where c.contype = 'f'`;
  const checks = await sql<{ table: string; conname: string }[]>`
    select conrelid::regclass::text as table, conname from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`;
  const told: Record<string, string> = {};
  const unsaid: string[] = [];
  await sql
    .begin(async (transaction) => {
      for (const { name } of tables) {
        const outcome = await tried(transaction, async (inner) => {
          // The row need not make sense there: what counts is that it stands there.
          for (const { conname } of checks.filter(({ table }) => table === name))
            await inner.unsafe(`alter table public.${name} drop constraint ${conname}`);
          await inner`set local session_replication_role = replica`;
          const own = references.filter(({ table, target }) => table === name && target in stands);
          const moves = own.map(
            ({ column, target }) =>
              `${column} = case when ${column} is null then null else '${stands[target]}'::uuid end`,
          );
          const moved = await inner.unsafe(
            `update public.${name} set ${[`organization_id = '${organizationId}'`, ...moves].join(', ')}
             where ctid = (select ctid from public.${name} where organization_id <> '${organizationId}' limit 1)
               and not exists (select 1 from public.${name} where organization_id = '${organizationId}') returning 1`,
          );
          await inner`set local session_replication_role = origin`;
          if (moved.length === 0) return 'no row';
          const [obstacle] = await inner`
            select reason from private.account_obstacles(${landlord.owner.userId}) where organization_id = ${organizationId}`;
          const isRemoved = await tried(inner, (last) =>
            last`select private.remove_empty_organization(${organizationId})`.then(() => true),
          ).catch(() => false);
          if (!isRemoved && !obstacle) unsaid.push(name);
          return obstacle?.reason ?? (isRemoved ? 'removed' : 'unsaid');
        });
        told[name] = outcome;
      }
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  expect(unsaid).toEqual([]);
  const having = (outcome: string) => Object.keys(told).filter((name) => told[name] === outcome);
  expect(having('books')).toEqual(
    expect.arrayContaining([
      'contingencies',
      'ecf_documents',
      'ecf_events',
      'ecf_files',
      'ecf_received',
      'unusable_ncfs',
    ]),
  );
  // What every organization has from its first day, and goes with it. Of all else the cast has a row.
  expect(having('no row')).toEqual([
    ...[
      'accounts',
      // What members asked the assistant about it goes with it.
      'assistant_conversations',
      'audit_log',
      'fiscal_issuers',
      'memberships',
      'organization_totals',
      'people',
      'properties',
    ],
    ...['property_finances', 'unit_rows', 'units'],
  ]);
});
