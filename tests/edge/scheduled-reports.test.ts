import { randomUUID } from 'node:crypto';
// Long because every kind of report has figures of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeReportRequest, reportSlug, reportTraits } from '#src/domain/books/report-request.ts';
import { endOfMonth } from '#src/domain/foundation/dates.ts';
import { type ReportKind, reportKinds } from '#src/domain/foundation/enums.ts';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { ownerReports as es } from '#src/i18n/dictionaries/books/owner-reports.es.ts';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { createUser } from '#tests/support/actors.ts';
import { useStack } from '#tests/support/stack.ts';
import { inviteMember, verbs } from '#tests/support/verbs.ts';
import { linkOf, openReportDesk, type ReportDesk } from './report-desk.ts';
import { linesOf, mailsTo, pdfTextOf, pesos } from './reported-month.ts';

const stack = useStack();
let sql: ReportDesk['sql'];
let place: ReportDesk['place'];
/** The first day of the month that was worked; it is sent when it is over. */
let month: string;
let schedule: ReportDesk['schedule'];
let writeDown: ReportDesk['writeDown'];
let sentOf: ReportDesk['sentOf'];

beforeAll(async () => {
  ({ sql, place, month, schedule, writeDown, sentOf } = await openReportDesk(stack));
});
afterAll(() => sql.end());

/** Of the deposit's 5,000, by the charge itself. */
const depositUnpaid = async () => {
  const [charge] = await sql`
    select outstanding_minor::int as open from public.charges where lease_id = ${place.leaseId} and kind = 'deposit'`;
  return charge?.open / 100;
};
/** Of the running month, up to today. */
const days = () => Number(place.today.slice(8));
const length = () => Number(endOfMonth(month).slice(8));

describe('the message of a scheduled report', () => {
  const FIGURES: Record<ReportKind, () => Promise<Record<string, string>>> = {
    income_statement: async () => ({
      'Total de ingresos': pesos(12_000),
      'Total de gastos': pesos(3_000),
      Ganancia: pesos(9_000),
    }),
    balance_sheet: async () => ({
      'Total de activos': pesos(12_000),
      'Total de pasivos': pesos(5_000),
      'Total de patrimonio': pesos(7_000),
    }),
    trial_balance: async () => ({
      Débitos: pesos(12_000 + 5_000 + 10_000 + 3_540 + 3_540 + 2_000),
      Créditos: pesos(12_000 + 5_000 + 10_000 + 3_540 + 3_540 + 2_000),
      'Balance final deudor': pesos(17_000),
      'Balance final acreedor': pesos(17_000),
    }),
    cash_flow: async () => ({
      'Efectivo antes': pesos(0),
      'Cambio en efectivo': pesos(10_000 - 3_540 - 2_000),
      'Efectivo después': pesos(4_460),
    }),
    rent_roll: async () => ({
      Unidades: '3',
      Alquiladas: '1',
      'Con aviso de salida': '0',
      Vacantes: '2',
      Alquiler: pesos(12_000),
      'Alquiler de mercado': pesos(30_000),
      Depósito: pesos(5_000),
      Balance: pesos(7_000),
    }),
    aged_receivables: async () => ({
      Total: pesos(7_000),
      'Sin vencer': pesos(0),
      '0–30 días': pesos(7_000),
      '31–60': pesos(0),
      '61–90': pesos(0),
      'Más de 90': pesos(0),
    }),
    deposits_held: async () => ({
      'En poder': pesos(5_000 - (await depositUnpaid())),
      'Sin pagar aún': pesos(await depositUnpaid()),
      'En libros': pesos(5_000),
    }),
    owner_statement: async () => ({
      Ingresos: pesos(12_000),
      Gastos: pesos(3_000),
      Neto: pesos(9_000),
      Retirado: pesos(2_000),
      'Balance devengado': pesos(7_000),
    }),
    vacancy_loss: async () => ({
      'Días disponibles': `${3 * days()}`,
      'Días alquilados': `${days()}`,
      'Pérdida por vacancia': pesos((15_000 * days()) / length()),
      'Alquiler facturado': pesos(12_000),
      'Alquiler cobrado': pesos(10_000 - (5_000 - (await depositUnpaid()))),
    }),
    budget_variance: async () => ({
      'Total de ingresos · Presupuesto': pesos(20_000),
      'Total de ingresos · Real': pesos(12_000),
      'Total de ingresos · Variación': pesos(-8_000),
      'Total de gastos · Real': pesos(3_000),
      'Total de gastos · Variación': pesos(-500),
      'Ganancia · Presupuesto': pesos(17_500),
      'Ganancia · Variación': pesos(-8_500),
    }),
    tax_summary: async () => ({
      Ingresos: pesos(12_000),
      'ITBIS facturado': pesos(0),
      'ITBIS pagado a suplidores': pesos(540),
      'ITBIS del período': pesos(-540),
      'ITBIS a pagar': pesos(0),
    }),
  };

  it.each(reportKinds)('has the figures of %s, and it as a PDF', async (kind) => {
    const mail = await sentOf(kind);
    const lines = linesOf(mail);
    expect(lines).toMatchObject(await FIGURES[kind]());
    const { isOfDay, hasBasis, isInAllCurrencies } = reportTraits[kind];
    expect(mail.subject.startsWith(`${es.names[kind]}, `)).toBe(true);
    expect(Object.keys(lines)).toContain(isOfDay ? 'Al día' : 'Período');
    expect(lines.Propiedad).toBe('Todas las propiedades');
    expect(lines.Base).toBe(hasBasis ? 'Devengado' : undefined);
    expect(lines.Moneda).toBe(isInAllCurrencies ? undefined : 'RD$');
    expect(mail.attachments).toMatchObject([
      { filename: expect.stringMatching(/\.pdf$/), contentType: 'application/pdf' },
    ]);
    expect(pdfTextOf(mail).split('\n')).toContain(es.names[kind]);
  });
});

const unreachable = () => ({ ...stack.mailSettings, mailApiUrl: 'http://127.0.0.1:9' });

describe('its link', () => {
  it.each(reportKinds)('opens %s as it was scheduled', async (kind) => {
    const mail = await sentOf(kind, { propertyId: place.propertyId, basis: 'cash', currency: 'USD' });
    const url = linkOf(mail);
    expect(url.pathname).toBe(`/owner-dashboard/finance/reports/${reportSlug(kind)}`);
    expect(url.searchParams.get('organization')).toBe(place.organizationId);
    const { hasBasis, isInAllCurrencies } = reportTraits[kind];
    expect(decodeReportRequest(kind, url.search, { today: '2030-01-01', currency: 'DOP' })).toEqual({
      kind,
      period: { from: month, to: endOfMonth(month) },
      comparison: 'none',
      currency: isInAllCurrencies ? 'DOP' : 'USD',
      basis: hasBasis ? 'cash' : 'accrual',
      propertyId: place.propertyId,
      owner: null,
    });
    expect(linesOf(mail).Propiedad).toBe('Torre Correo');
  });

  it('is of the property alone that was chosen, as the figures are', async () => {
    const mail = await sentOf('rent_roll', { propertyId: place.propertyId });
    expect(linesOf(mail)).toMatchObject({ Unidades: '2', Vacantes: '1' });
    expect(pdfTextOf(mail)).not.toContain('9-Z');
  });
});

/** A member who may read money, or not. */
async function addMember(role: 'accountant' | 'viewer' = 'accountant') {
  const email = `contable-${randomUUID()}@example.com`;
  const { token } = await inviteMember(sql, place.owner, {
    organizationId: place.organizationId,
    email,
    role,
  });
  const userId = await createUser(sql, email, 'manager');
  await verbs.acceptInvitation(sql, { userId }, { token });
  return { userId, email };
}
const stateOf = async (email: string) => {
  const [row] = await sql`
    select error, sent_at, next_attempt_at, parameters from private.outgoing_messages where to_address = ${email}`;
  return row;
};

describe('who may not see the report any more gets nothing', () => {
  it.each([
    ['left the team', (userId: string) => sql`delete from public.memberships where user_id = ${userId}`],
    [
      'may not read money',
      (userId: string) => sql`update public.memberships set role = 'maintenance' where user_id = ${userId}`,
    ],
  ])('who %s after it was written down', async (_, lose) => {
    await sql`delete from public.report_schedules`;
    const { userId, email } = await addMember();
    await schedule('rent_roll', { recipients: [userId] });
    await writeDown();
    await lose(userId);
    expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 0, failed: 0 });
    expect(await mailsTo(stack.url, email)).toEqual([]);
    expect(await stateOf(email)).toMatchObject({
      error: 'not_allowed',
      sent_at: null,
      next_attempt_at: null,
      parameters: {},
    });
  });

  it('though the report was made already and could not be sent', async () => {
    await sql`delete from public.report_schedules`;
    const { userId, email } = await addMember();
    await schedule('rent_roll', { recipients: [userId] });
    await writeDown();
    expect(await deliverMessages(unreachable())).toEqual({ sent: 0, failed: 1 });
    await sql`delete from public.memberships where user_id = ${userId}`;
    await sql`update private.outgoing_messages set next_attempt_at = now() where to_address = ${email}`;
    expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 0, failed: 0 });
    expect(await mailsTo(stack.url, email)).toEqual([]);
  });

  it('and a report that is not of their kind is refused by the report itself', async () => {
    await sql`delete from public.report_schedules`;
    const { userId, email } = await addMember();
    await schedule('owner_statement', { recipients: [userId] });
    await sql`delete from private.role_permissions where role = 'accountant' and permission = 'people.read'`;
    await writeDown();
    expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 0, failed: 1 });
    await sql`insert into private.role_permissions (role, permission) values ('accountant', 'people.read')`;
    expect(await stateOf(email)).toMatchObject({ sent_at: null, next_attempt_at: null });
    expect((await stateOf(email))?.error).toContain('Reports are for readers of money');
  });
});

it('says each time it is tried what it said first, and once', async () => {
  await sql`delete from public.report_schedules`;
  const { userId, email } = await addMember();
  await sql`update public.profiles set locale = 'en' where id = ${userId}`;
  await schedule('income_statement', { recipients: [userId] });
  await writeDown();
  expect(await deliverMessages(unreachable())).toEqual({ sent: 0, failed: 1 });
  const parameters = (await stateOf(email))?.parameters;
  // As if the database had never heard what became of it.
  const again = async () => {
    await sql`
      update private.outgoing_messages set next_attempt_at = now(), sent_at = null, parameters = ${parameters}
      where to_address = ${email}`;
    return deliverMessages(stack.mailSettings);
  };
  await verbs.addCharge(sql, place.owner, {
    leaseId: place.leaseId,
    amountMinor: 77_700,
    dueOn: place.today,
  });
  expect(await again()).toEqual({ sent: 1, failed: 0 });
  expect(await again()).toEqual({ sent: 1, failed: 0 });
  const mails = await mailsTo(stack.url, email);
  expect(mails).toHaveLength(1);
  expect(linesOf(mails[0] as Mail)).toMatchObject({
    'Total income': pesos(12_000),
    Property: 'All properties',
  });
  expect((await stateOf(email))?.parameters).toEqual({});
});
