// Electronic numbers that were marked unusable by hand go to the tax authority as unused (ANECF), like those of annulled documents.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type ElectronicDesk, prepareElectronic } from '#tests/support/ecf.ts';
import { taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const MINUTE_MS = 60_000;
const ANECF = Buffer.from('<ANECF/>').toString('base64');

const database = useDatabase();
let desk: ElectronicDesk;
let issuerId: string;
let rangeId: string;
let next = 5_000;

interface Claimed {
  claimId: string;
  issuerId: string;
  environment: string;
  issuingWay: string;
  numbers: string[];
  spans: { first: string; last: string }[];
}

beforeAll(async () => {
  desk = await prepareElectronic(database.sql, 'Inutilizados');
  issuerId = desk.landlord.organizationId;
  const [range] = await database.sql`
    select id from public.ncf_ranges where issuer_id = ${issuerId} and series = 'E' and ncf_kind = 'fiscal_credit'`;
  rangeId = range?.id;
});

/** What the tests before left is over, and the issuer as it was. */
beforeEach(async () => {
  await database.sql`update public.unusable_ncfs set next_try_at = null, claim_id = null, claimed_until = null
    where annulled_at is null and withdrawn_at is null`;
  await setIssuer('direct', 'testecf');
});

/** How the issuer gives out receipts, and where: its numbers are of the same environment. */
const setIssuer = (way: string, environment: string) =>
  database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.fiscal_issuers set issuing_way = ${way}::public.issuing_way,
      environment = ${environment}::public.ecf_environment where id = ${issuerId}`;
    await sql`update public.ncf_ranges set environment = ${environment}::public.ecf_environment where id = ${rangeId}`;
  });
/** Marks some numbers that no other test has. @returns the mark, and the numbers as they are written */
async function mark(count = 3) {
  const first = next;
  next += count + 10;
  const last = first + count - 1;
  const id = await verbs.markNcfUnusable(database.sql, desk.owner, {
    ...{ rangeId, first, last, day: desk.today, reason: '09' },
  });
  const [from, to] = [first, last].map((number) => `E31${String(number).padStart(10, '0')}`);
  return { id, span: { first: from ?? '', last: to ?? '' } };
}
/** A second later than it is: the two clocks are not the same. */
const claim = async (minutes = 0): Promise<Claimed[]> =>
  (await verbs.claimEcfAnnulments(database.sql, 'service', {
    ...{ limit: 10, now: new Date(Date.now() + 1_000 + minutes * MINUTE_MS) },
  })) as unknown as Claimed[];
const only = async (minutes = 0) => {
  const [claimed] = await claim(minutes);
  if (!claimed) throw new Error('Nothing was claimed');
  return claimed;
};
const withdraw = (markId: string) =>
  outcomeOf(verbs.withdrawUnusableNcf(database.sql, desk.owner, { markId }));
const fault = ({ claimId }: Claimed, kind: string) =>
  verbs.recordEcfAnnulmentFault(database.sql, 'service', { claimId, fault: kind });
const record = ({ claimId }: Pick<Claimed, 'claimId'>, notAnnulled: string[] = []) =>
  verbs.recordEcfAnnulment(database.sql, 'service', { claimId, file: ANECF, notAnnulled });
const rowOf = async (id: string) => {
  const [row] = await database.sql`select * from public.unusable_ncfs where id = ${id}`;
  return row;
};

describe('marks of electronic numbers', () => {
  it('are claimed once, for the issuer and its environment', async () => {
    const [one, two] = [await mark(), await mark(1)];
    expect(await claim()).toEqual([
      expect.objectContaining({
        ...{ issuerId, environment: 'testecf', issuingWay: 'direct', issuerTaxId: '101850043' },
        ...{ numbers: [], spans: [one.span, two.span] },
      }),
    ]);
    expect(await claim()).toEqual([]);
  });

  it.each([
    ['paper', 'testecf'],
    ['external', 'ecf'],
    ['direct', 'certecf'],
  ])('of an issuer with %s in %s wait', async (way, environment) => {
    await database.sql`update public.fiscal_issuers set electronic_since = null where id = ${issuerId}`;
    await setIssuer(way, environment);
    const { span } = await mark();
    expect(await claim()).toEqual([]);
    await setIssuer('provider', 'ecf');
    expect(await only()).toMatchObject({ spans: [span], environment: 'ecf', issuingWay: 'provider' });
  });

  it('of paper are for the 608 alone', async () => {
    const paper = await taxVerbs.addRange(database.sql, desk.landlord, { kind: 'fiscal_credit', last: 50 });
    await verbs.markNcfUnusable(database.sql, desk.owner, {
      ...{ rangeId: paper, first: 40, last: 41, day: desk.today },
    });
    expect(await claim()).toEqual([]);
  });

  it('that were taken off before are not sent', async () => {
    const { id } = await mark();
    expect(await withdraw(id)).toBe('done');
    expect(await claim()).toEqual([]);
  });

  it('keep the answer: the file, and those that were not taken; nothing of it changes any more', async () => {
    const { id, span } = await mark();
    const other = await mark();
    const claimed = await only();
    await record(claimed, [span.last, 'E320000000009']);
    const row = await rowOf(id);
    expect(row).toMatchObject({ not_annulled: [span.last], next_try_at: null, claim_id: null });
    expect(await rowOf(other.id)).toMatchObject({
      not_annulled: [],
      annulment_file_id: row?.annulment_file_id,
    });
    const [file] =
      await database.sql`select kind, bytes from public.ecf_files where id = ${row?.annulment_file_id}`;
    expect([file?.kind, String(file?.bytes)]).toEqual(['anecf', '<ANECF/>']);
    expect(await claim(24 * 60)).toEqual([]);
    expect(await withdraw(id)).toBe('ncf_annulled');
    const back = database.sql`update public.unusable_ncfs set withdrawn_at = now() where id = ${id}`;
    expect(await outcomeOf(back)).toBe('append_only');
    expect(await outcomeOf(record(claimed))).toBe('ecf_claim_lost');
  });
});

describe('a mark is taken off', () => {
  it('not while it is being sent, and not when that ended without a word', async () => {
    const { id } = await mark();
    await claim();
    expect(await withdraw(id)).toBe('ncf_annulled');
    const again = await only(3);
    expect(await rowOf(id)).toMatchObject({ may_have_arrived: true });
    // Refused this time, but the first may have come.
    await fault(again, 'refused');
    expect(await withdraw(id)).toBe('ncf_annulled');
  });

  it('when the tax authority looked at it and refused it; it is sent again in an hour', async () => {
    const { id } = await mark();
    const other = await mark();
    await fault(await only(), 'refused');
    expect(await claim(30)).toEqual([]);
    expect(await withdraw(id)).toBe('done');
    const again = await only(61);
    expect(again.spans).toEqual([other.span]);
    await record(again);
  });

  it.each(['unreachable', 'maintenance'])(
    'not after a fault (%s) that leaves open whether it came',
    async (kind) => {
      const { id, span } = await mark();
      await fault(await only(), kind);
      expect(await withdraw(id)).toBe('ncf_annulled');
      expect((await only(61)).spans).toEqual([span]);
    },
  );

  it('not while a sender waits for the same row: the second of the two sees the first', async () => {
    const { id } = await mark();
    const outcomes = await Promise.all([withdraw(id), claim()]);
    expect(outcomes[0] === 'done' ? outcomes[1] : outcomes[0]).toEqual(
      outcomes[0] === 'done' ? [] : 'ncf_annulled',
    );
  });
});
