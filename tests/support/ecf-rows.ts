import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { type ClaimedEcf, ecfDesk } from '#tests/support/ecf-desk.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

interface Place {
  landlord: Landlord;
  /** Whose receipts they are; given back to its issuer afterwards. */
  propertyId: string;
  today: string;
  /** A charge gets a receipt. @returns the receipt's id */
  issue: () => Promise<string>;
}

/** For the cast: an electronic issuer beside the organization, with documents in each state and papers of a contingency. */
export async function addEcfRows(sql: Sql, { landlord, propertyId, today, issue }: Place) {
  const { owner, organizationId } = landlord;
  const electronicIssuerId: string = randomUUID();
  const ofProperty = (issuerId: string) =>
    sql`update public.property_issuers set issuer_id = ${issuerId} where property_id = ${propertyId}`;
  await verbs.saveFiscalIssuer(sql, owner, {
    ...{ organizationId, issuerId: electronicIssuerId, taxId: '00112345673', taxpayerKind: 'person' },
    ...{
      legalName: 'Rosa Almonte',
      address: 'Calle El Conde 10',
      issuingWay: 'direct',
      environment: 'ecf',
      electronicSince: today,
    },
  });
  const range = { organizationId, issuerId: electronicIssuerId, kind: 'fiscal_credit', first: 1, last: 100 };
  await verbs.addNcfRange(sql, owner, { ...range, series: 'E', expiresOn: '2040-12-31' });
  await verbs.addNcfRange(sql, owner, { ...range, series: 'B', forContingency: true });
  await ofProperty(electronicIssuerId);
  const ecf = ecfDesk(sql);
  const make = async () => String((await ecf.ofInvoice(await issue()))?.id);
  const claimed = async () => (await ecf.claim({ documentId: await make() }))[0] as ClaimedEcf;
  const waitingEcfId = await make();
  const rejectedEcfId = await make();
  await ecf.settle(rejectedEcfId, 'rejected', { isNumberUsed: false, answer: 'no' });
  await claimed();
  await ecf.store(await claimed());
  await verbs.annulEcf(sql, owner, { documentId: await make() });
  await verbs.claimEcfAnnulments(sql, 'service', { limit: 1 });
  const over = await verbs.startContingency(sql, owner, {
    ...{ issuerId: electronicIssuerId, isTotal: true, startsOn: today },
  });
  const contingencyInvoiceId = await issue();
  await verbs.endContingency(sql, owner, { id: over, endsOn: today });
  await ofProperty(organizationId);
  const [open] = await sql<{ id: string }[]>`
    insert into public.contingencies (organization_id, issuer_id, is_total, starts_on)
    values (${organizationId}, ${organizationId}, true, ${today}::date + 10) returning id`;
  return {
    ...{ electronicIssuerId, waitingEcfId, rejectedEcfId, contingencyInvoiceId },
    contingencyId: open?.id,
  };
}
