// A distribution, an owner's address and a file of the journal, for the cast.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { call } from '#tests/support/call.ts';
import { type Landlord, todayOf } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

export interface ReportRows {
  distributionId: string;
  /** Of a property with two owners. */
  ownerKey: string;
  /** Where that owner gets their statements. */
  ownerEmail: string;
  reportFileId: string;
}

/** @param propertyId with two owners, of whom the first gets something */
export async function addReportRows(sql: Sql, landlord: Landlord, propertyId: string): Promise<ReportRows> {
  const { owner, organizationId } = landlord;
  const today = await todayOf(sql, landlord);
  const [first] = await sql<{ key: string }[]>`
    select lower(full_name) as key from public.property_owners where property_id = ${propertyId} order by position limit 1`;
  const ownerKey = first?.key ?? '';
  const [distributionId] = await verbs.distributeToOwners(sql, owner, {
    propertyId,
    paidOn: today,
    parts: [{ owner: ownerKey, amount_minor: 2_500 }],
    isBeyondDue: true,
  });
  const ownerEmail = 'duena@example.test';
  await call(sql, owner, 'set_owner_contact', {
    p_organization_id: organizationId,
    p_owner_key: ownerKey,
    p_email: ownerEmail,
    p_language: 'es',
  });
  const reportFileId = await call(sql, owner, 'request_report_file', {
    p_request_id: randomUUID(),
    p_organization_id: organizationId,
    p_from: today,
    p_to: today,
  });
  await sql`select public.take_report_file(${reportFileId})`;
  await sql`select public.add_report_file_part(${reportFileId}, 0, 'Fecha', 0)`;
  return { distributionId: distributionId ?? '', ownerKey, ownerEmail, reportFileId };
}
