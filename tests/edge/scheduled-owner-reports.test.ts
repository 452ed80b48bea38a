import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeReportRequest } from '#src/domain/books/report-request.ts';
import { reportKinds } from '#src/domain/foundation/enums.ts';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import { call } from '#tests/support/call.ts';
import { useStack } from '#tests/support/stack.ts';
import { linkOf, openReportDesk, type ReportDesk } from './report-desk.ts';
import { linesOf, mailsTo, pdfTextOf } from './reported-month.ts';

const stack = useStack();
let desk: ReportDesk;

beforeAll(async () => {
  desk = await openReportDesk(stack);
});
afterAll(() => desk.sql.end());

describe('the message of a report of one owner', () => {
  const NUMBER = '00113918205';
  const setOwners = async (
    owners: { full_name: string; identity_type: string; identity_number: string }[],
  ) => {
    const [house] = await desk.sql`
      select id from public.properties where organization_id = ${desk.place.organizationId} and name = 'Casa Sola'`;
    await call(desk.sql, desk.place.owner, 'set_property_owners', {
      p_property_id: house?.id,
      p_owners: owners.map((owner) => ({ ...owner, share_basis_points: 10_000 })),
    });
  };
  beforeAll(() => setOwners([{ full_name: 'Rosa Núñez', identity_type: 'cedula', identity_number: NUMBER }]));
  afterAll(() => setOwners([]));

  it('its figures, its PDF and its link are of what that owner has', async () => {
    const mail = await desk.sentOf('rent_roll', { owner: NUMBER });
    const lines = linesOf(mail);
    expect(lines).toMatchObject({ 'Propiedades de': 'Rosa Núñez', Unidades: '1', Vacantes: '1' });
    const pdf = pdfTextOf(mail);
    expect(pdf).toContain('9-Z');
    expect(pdf).not.toContain('2-B');
    expect(linkOf(mail).searchParams.get('owner')).toBe(NUMBER);
    expect(linkOf(mail).searchParams.has('property')).toBe(false);
  });

  it.each(reportKinds)('opens %s as it was scheduled', async (kind) => {
    const mail = await desk.sentOf(kind, { owner: NUMBER });
    const usual = { today: '2030-01-01', currency: 'DOP' } as const;
    expect(decodeReportRequest(kind, linkOf(mail).search, usual)).toMatchObject({
      kind,
      propertyId: null,
      owner: NUMBER,
    });
    expect(Object.values(linesOf(mail))).toContain('Rosa Núñez');
  });

  it('says nothing once that owner has sold, though it was written down before', async () => {
    await desk.sql`delete from public.report_schedules`;
    await desk.schedule('rent_roll', { owner: NUMBER });
    await desk.writeDown();
    await setOwners([]);
    const before = await mailsTo(stack.url, desk.ownerAddress);
    expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 0, failed: 1 });
    expect(await mailsTo(stack.url, desk.ownerAddress)).toEqual(before);
    const waiting = await desk.sql`
      delete from private.outgoing_messages where to_address = ${desk.ownerAddress} and sent_at is null returning error`;
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.error).toContain('no such owner');
  });
});
