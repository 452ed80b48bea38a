// Equipment, a plan with one open and one coming day, a checklist and papers of a vendor, for the cast.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { type Landlord, todayOf } from '#tests/support/portfolio.ts';

export interface UpkeepRows {
  upkeep: {
    /** Of the property. */
    assetId: string;
    /** Every 30 days from today; its first day has a request. */
    planId: string;
    /** Of the request that the plan opened. */
    checklistItemId: string;
    plannedRequestId: string;
    /** The plan's next day, which has no request. */
    nextOn: string;
    /** A paper of the vendor. */
    documentId: string;
  };
}

/** What one organisation's upkeep looks like after a while. */
export async function addUpkeepRows(
  sql: Sql,
  landlord: Landlord,
  propertyId: string,
  vendorId: string,
): Promise<UpkeepRows> {
  const { owner, organizationId } = landlord;
  const today = await todayOf(sql, landlord);
  const nextOn = addDays(today, 30);
  const [assetId, documentId] = [randomUUID(), randomUUID()];
  const planId = await act(sql, owner, async (transaction) => {
    await transaction`insert into public.assets (id, organization_id, property_id, name, kind)
      values (${assetId}, ${organizationId}, ${propertyId}, 'Bomba del techo', 'water_pump')`;
    await transaction`insert into public.vendor_documents (id, organization_id, vendor_id, kind, file_name, file_type)
      values (${documentId}, ${organizationId}, ${vendorId}, 'insurance', 'Póliza.pdf', 'pdf')`;
    await transaction`select public.set_required_vendor_documents(${organizationId}, '{insurance}')`;
    const [row] = await transaction<{ id: string }[]>`
      select public.save_preventive_plan(${randomUUID()}, null, ${propertyId}, 'Revisar la bomba', 'plumbing', 'low', 30, 'days',
        ${today}, p_asset_id => ${assetId}, p_checklist => array['Purgar', 'Medir la presión']) as id`;
    return row?.id ?? '';
  });
  await sql`select private.open_preventive_requests(${organizationId}, ${today})`;
  await act(
    sql,
    owner,
    (transaction) =>
      transaction`select public.postpone_preventive_day(${planId}, ${nextOn}, ${addDays(nextOn, 2)}, 'Feriado')`,
  );
  const [item] = await sql<{ id: string; maintenance_id: string }[]>`
    select id, maintenance_id from public.maintenance_checklist_items where organization_id = ${organizationId} limit 1`;
  return {
    upkeep: {
      ...{ assetId, planId, nextOn, documentId },
      checklistItemId: item?.id ?? '',
      plannedRequestId: item?.maintenance_id ?? '',
    },
  };
}
