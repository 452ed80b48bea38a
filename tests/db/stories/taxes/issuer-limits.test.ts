// What an issuer says of itself has to fit into the documents that it gives out, and no two issuers have one number.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createLandlord, type Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let landlord: Landlord;

beforeAll(async () => {
  landlord = await createLandlord(database.sql, 'Límites');
});

const facts = (more: object = {}) => ({
  ...{ organizationId: landlord.organizationId, taxId: '101850043', taxpayerKind: 'company' as const },
  ...{ legalName: 'Alquileres de prueba, S. R. L.', ...more },
});
const save = (more: object) => verbs.saveFiscalIssuer(database.sql, landlord.owner, facts(more));
/** The refusal with the field that it is about. */
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { message?: string; detail?: string }) => `${error.message} ${error.detail ?? ''}`,
  );

describe('what an issuer says of itself', () => {
  it.each([
    ['legalName', 'legal_name', 150],
    ['tradeName', 'trade_name', 150],
    ['address', 'address', 100],
    ['email', 'email', 80],
  ])('%s is as long as the schema lets it be', async (name, column, length) => {
    const text = (size: number) => (name === 'email' ? 'a@example.test' : 'ñ').padStart(size, 'ñ');
    expect(await refusal(save({ [name]: text(length) }))).toBeNull();
    const refused = await refusal(save({ [name]: text(length + 1) }));
    expect(refused).toContain('value_too_long');
    expect(refused).toContain(column);
  });
});

/** Waits until a session waits for what another one holds. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const [row] = await database.sql`select count(*)::int as n from pg_locks where not granted`;
      return row?.n;
    })
    .toBeGreaterThan(0);

describe('two people who save at once', () => {
  const NUMBER = '00112345673';
  const issuer = () => facts({ issuerId: randomUUID(), taxId: NUMBER, taxpayerKind: 'person' });
  const calls = {
    'an issuer': (sql: Parameters<Parameters<typeof act>[2]>[0]) => {
      const { organizationId, issuerId, taxId, legalName, taxpayerKind } = issuer() as ReturnType<
        typeof issuer
      > & {
        issuerId: string;
      };
      return sql`select public.save_fiscal_issuer(p_organization_id => ${organizationId}, p_tax_id => ${taxId},
        p_legal_name => ${legalName}, p_taxpayer_kind => ${taxpayerKind}, p_issuer_id => ${issuerId})`;
    },
    'the number of the organization': (sql: Parameters<Parameters<typeof act>[2]>[0]) =>
      sql`update public.organizations set rnc = ${NUMBER} where id = ${landlord.organizationId}`,
  };
  type Call = keyof typeof calls;

  it.each<[Call, Call]>([
    ['an issuer', 'an issuer'],
    ['the number of the organization', 'an issuer'],
    ['an issuer', 'the number of the organization'],
  ])('%s and %s with one number: the second is told in words', async (first, second) => {
    landlord = await createLandlord(database.sql, `Dos ${first}`);
    let later: Promise<string> | undefined;
    await act(database.sql, landlord.owner, async (sql) => {
      await calls[first](sql);
      later = outcomeOf(act(database.sql, landlord.owner, (other) => calls[second](other)));
      await someoneWaits();
    });
    expect(await later).toBe('tax_id_taken');
  });
});
