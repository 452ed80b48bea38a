import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { todayOf } from '#tests/support/portfolio.ts';
import {
  ANA,
  type ApplicationInput,
  createScreeningPlay,
  FORMER_LANDLORD,
  LUIS,
  moveApplication,
  type ScreeningPlay,
} from '#tests/support/screening.ts';

const database = useDatabase();
let play: ScreeningPlay;
let other: ScreeningPlay;

beforeAll(async () => {
  play = await createScreeningPlay(database.sql, 'Solicitudes');
  other = await createScreeningPlay(database.sql, 'Vecina');
});

describe('a new application', () => {
  it('1. is a draft of the office with its people, the first one the main one', async () => {
    const id = await play.create();
    expect(await play.row(id)).toMatchObject({ status: 'draft', source: 'office', retention_until: null });
    const people = await database.sql`
      select full_name, email, is_primary, consent_version, consented_at is not null as consented
      from public.application_applicants where application_id = ${id} order by is_primary desc`;
    expect([...people]).toEqual([
      {
        full_name: 'Ana Núñez',
        email: 'ana@example.test',
        is_primary: true,
        consent_version: '2026-11',
        consented: true,
      },
      { full_name: 'Luis Mota', email: '', is_primary: false, consent_version: '2026-11', consented: true },
    ]);
    expect(await play.history(id)).toEqual(['created']);
  });

  it('2. sent twice is made once, and another one with the same number is refused', async () => {
    const requestId = randomUUID();
    const id = await play.create({ requestId });
    expect(await play.create({ requestId })).toBe(id);
    expect(await outcomeOf(play.create({ requestId, applicants: [LUIS] }))).toBe('request_id_reused');
  });

  it('3. leaves nothing personal in the record of requests', async () => {
    const requestId = randomUUID();
    const id = await play.create({ requestId, applicants: [{ ...ANA, full_name: 'Zoila Secreta' }] });
    await moveApplication(database.sql, play.place.owner, 'withdraw_application', id, ['Zoila se mudó']);
    const rows =
      await database.sql`select arguments::text || coalesce(result::text, '') as said from private.requests`;
    expect(rows.filter(({ said }) => /Zoila|ana@example|00113918205/i.test(said))).toEqual([]);
  });

  it.each<[string, string, () => Partial<ApplicationInput>]>([
    ['4. without people', 'no_applicants', () => ({ applicants: [] })],
    [
      '5. with eleven people',
      'too_many_applicants',
      () => ({ applicants: Array.from({ length: 11 }, () => LUIS) }),
    ],
    [
      '6. with eleven references',
      'too_many_references',
      () => ({ references: Array.from({ length: 11 }, () => FORMER_LANDLORD) }),
    ],
    [
      '7. for a property of somebody else',
      'not_found',
      () => ({ propertyId: other.place.propertyId, unitId: null }),
    ],
    ['8. for a unit of another property', 'not_found', () => ({ unitId: other.place.unitId })],
    ['9. with a person without a name', 'text_length', () => ({ applicants: [{ full_name: ' ' }] })],
    [
      '10. with an income without its currency',
      'value_out_of_range',
      () => ({ applicants: [{ full_name: 'A', income_minor: 5 }] }),
    ],
    [
      '11. with a negative income',
      'value_out_of_range',
      () => ({ applicants: [{ ...ANA, income_minor: -1 }] }),
    ],
    ['12. with a rent of zero', 'value_out_of_range', () => ({ rentMinor: 0 })],
    [
      '13. with a kind of reference that there is not',
      'value_malformed',
      () => ({ references: [{ kind: 'friend', full_name: 'X' }] }),
    ],
  ])('%s is refused', async (_name, code, more) => {
    expect(await outcomeOf(play.create(more()))).toBe(code);
  });
});

describe('the course', () => {
  it('14. from draft to approval is kept with who did what', async () => {
    const id = await play.inReview();
    await play.move('decide_application', id, 'approved', 'Ingresos comprobados');
    expect(await play.row(id)).toMatchObject({
      status: 'approved',
      decision_reason: 'Ingresos comprobados',
      decided_by: play.place.owner.userId,
      decided: true,
      retention_until: null,
    });
    expect(await play.history(id)).toEqual([
      'created',
      'submitted',
      'review_started',
      'approved: Ingresos comprobados',
    ]);
  });

  it('15. a rejection needs its reason and is kept for 90 days', async () => {
    const id = await play.inReview();
    expect(await play.tryMove('decide_application', id, 'rejected', '  ')).toBe('reason_missing');
    await play.move('decide_application', id, 'rejected', 'La unidad ya está alquilada');
    const [day] =
      await database.sql`select (${await todayOf(database.sql, play.place.landlord)}::date + 90)::text as last`;
    expect(await play.row(id)).toMatchObject({ status: 'rejected', retention_until: day?.last });
  });

  it('16. a decision is one of two', async () => {
    const id = await play.inReview();
    for (const decision of ['draft', 'in_review', 'withdrawn', null]) {
      expect(await play.tryMove('decide_application', id, decision)).toBe('decision_missing');
    }
  });

  it('17. is not submitted before everybody has consented', async () => {
    const id = await play.create({ applicants: [ANA, { full_name: 'Luis Mota' }] });
    expect(await play.tryMove('submit_application', id)).toBe('consent_missing');
    await act(
      database.sql,
      play.place.owner,
      (sql) =>
        sql`update public.application_applicants set consent_version = '2026-11' where application_id = ${id}`,
    );
    expect(await play.tryMove('submit_application', id)).toBe('done');
  });

  it('18. is withdrawn, reopened and withdrawn again; the old decision is gone', async () => {
    const id = await play.inReview();
    await play.move('withdraw_application', id, 'Se mudó');
    expect(await play.row(id)).toMatchObject({ status: 'withdrawn', retention_until: expect.any(String) });
    await play.move('reopen_application', id);
    expect(await play.row(id)).toMatchObject({
      status: 'in_review',
      retention_until: null,
      decision_reason: '',
      decided_by: null,
      decided: false,
    });
    expect(await play.tryMove('withdraw_application', id)).toBe('done');
  });

  it('19. asked twice with the same number is done once', async () => {
    const id = await play.create();
    const requestId = randomUUID();
    const submit = () =>
      moveApplication(database.sql, play.place.owner, 'submit_application', id, [], requestId);
    await submit();
    await submit();
    expect(await play.history(id)).toEqual(['created', 'submitted']);
    expect(await play.tryMove('submit_application', id)).toBe('application_moved');
  });

  it('20. two who decide at once do not both win', async () => {
    const id = await play.inReview();
    const both = await Promise.all([
      play.tryMove('decide_application', id, 'approved'),
      play.tryMove('decide_application', id, 'rejected', 'No'),
    ]);
    expect(both.sort()).toEqual(['application_moved', 'done']);
  });

  it('21. is nobody else’s', async () => {
    const id = await play.inReview();
    const tryAs = (verb: Parameters<typeof moveApplication>[2], ...more: unknown[]) =>
      outcomeOf(moveApplication(database.sql, other.place.owner, verb, id, more));
    expect(await tryAs('decide_application', 'approved')).toBe('not_found');
    expect(await tryAs('withdraw_application')).toBe('not_found');
    expect(await tryAs('override_application_score', 10, 'x')).toBe('not_found');
    expect(
      await act(
        database.sql,
        other.place.owner,
        (sql) => sql`select 1 from public.applications where id = ${id}`,
      ),
    ).toHaveLength(0);
  });
});
