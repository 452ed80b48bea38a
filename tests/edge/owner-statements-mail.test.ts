import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOfMonth } from '#src/domain/foundation/dates.ts';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { act } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { useStack } from '#tests/support/stack.ts';
import { openReportDesk, type ReportDesk } from './report-desk.ts';
import { linesOf, mailsTo, pdfTextOf, pesos } from './reported-month.ts';

const stack = useStack();
const ROSA = { key: '00113918205', email: `rosa-${randomUUID()}@example.test` };
const JUAN = { key: 'juan peña', email: `juan-${randomUUID()}@example.test` };
let desk: ReportDesk;

const own = (owners: object[]) =>
  call(desk.sql, desk.place.owner, 'set_property_owners', {
    p_property_id: desk.place.propertyId,
    p_owners: owners,
  });
const setContact = (owner: typeof ROSA, language: string) =>
  call(desk.sql, desk.place.owner, 'set_owner_contact', {
    p_organization_id: desk.place.organizationId,
    p_owner_key: owner.key,
    p_email: owner.email,
    p_language: language,
  });
const send = (owner: typeof ROSA) =>
  call(desk.sql, desk.place.owner, 'send_owner_statement', {
    p_request_id: randomUUID(),
    p_organization_id: desk.place.organizationId,
    p_owner_key: owner.key,
    p_email: owner.email,
    p_from: desk.month,
    p_to: endOfMonth(desk.month),
  });
const deliver = () => deliverMessages(stack.mailSettings);
const newestTo = async ({ email }: typeof ROSA) => {
  const [mail] = await mailsTo(stack.url, email);
  if (!mail) throw new Error(`Nothing went to ${email}.`);
  return mail;
};

beforeAll(async () => {
  desk = await openReportDesk(stack);
  const rosa = { full_name: 'Rosa Núñez', identity_type: 'cedula', identity_number: ROSA.key };
  await own([
    { ...rosa, share_basis_points: 2_500 },
    { full_name: 'Juan Peña', share_basis_points: 7_500 },
  ]);
  await setContact(ROSA, 'es');
  await setContact(JUAN, 'en');
});
afterAll(() => desk.sql.end());

describe('statements to owners by schedule', () => {
  beforeAll(async () => {
    await act(
      desk.sql,
      desk.place.owner,
      (
        sql,
      ) => sql`insert into public.report_schedules (organization_id, report, rhythm, basis, recipient_ids, to_owners)
        values (${desk.place.organizationId}, 'owner_statement', 'monthly', 'cash', '{}', true)`,
    );
    await desk.writeDown();
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    await desk.writeDown();
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it('has the figures of that owner, in their language, and who manages the property', async () => {
    const [rosas, juans] = [await newestTo(ROSA), await newestTo(JUAN)];
    expect(rosas.subject).toMatch(/^Su estado de propietario, /);
    expect(juans.subject).toMatch(/^Your owner statement, /);
    const [first, second] = [linesOf(rosas), linesOf(juans)];
    expect(first).toMatchObject({ Propietario: 'Rosa Núñez' });
    expect(second).toMatchObject({ Owner: 'Juan Peña' });
    const minor = (text = '') => Number(text.replaceAll(/[^\d]/g, ''));
    const [quarter, rest] = [minor(first.Ingresos), minor(second.Income)];
    expect(quarter).toBeGreaterThan(0);
    expect(rest).toBe(quarter * 3);
    expect(rosas.text).toContain(pesos(quarter / 100));
    expect(rosas.text).not.toContain(pesos((quarter + rest) / 100));
  });

  it('goes with a PDF in which nobody else is named', async () => {
    const [rosas, juans] = [await newestTo(ROSA), await newestTo(JUAN)];
    expect(rosas.attachments).toHaveLength(1);
    expect(pdfTextOf(rosas)).toContain('Rosa Núñez');
    expect(pdfTextOf(juans)).toContain('Juan Peña');
    for (const [mail, other] of [
      [rosas, 'Juan'],
      [juans, 'Rosa'],
    ] as const) {
      expect(pdfTextOf(mail)).not.toContain(other);
      expect(`${mail.text} ${mail.html} ${JSON.stringify(mail.headers)}`).not.toContain(other);
      expect(mail.text).not.toContain('dashboard');
    }
  });
});

describe('a statement that is sent at once', () => {
  it('arrives once, of its owner alone', async () => {
    const before = await mailsTo(stack.url, JUAN.email);
    await send(ROSA);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    const mail = await newestTo(ROSA);
    expect(mail.kind).toBe('owner_statement');
    expect(pdfTextOf(mail)).toContain('Rosa Núñez');
    expect(await mailsTo(stack.url, JUAN.email)).toHaveLength(before.length);
  });

  it('is not sent to who sold after it was written down', async () => {
    await send(JUAN);
    const before = await mailsTo(stack.url, JUAN.email);
    await own([
      {
        full_name: 'Rosa Núñez',
        identity_type: 'cedula',
        identity_number: ROSA.key,
        share_basis_points: 10_000,
      },
    ]);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    expect(await mailsTo(stack.url, JUAN.email)).toHaveLength(before.length);
  });
});
