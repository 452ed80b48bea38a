import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { removeRow } from '#src/data/table-rows.ts';
import type { AccountingBasis, CurrencyCode, ReportKind } from '#src/domain/foundation/enums.ts';
import type { ReportRhythm } from '#src/domain/foundation/outgoing-enums.ts';

export interface ScheduleInput {
  readonly organizationId: string;
  readonly report: ReportKind;
  readonly rhythm: ReportRhythm;
  readonly basis: AccountingBasis;
  readonly currency: CurrencyCode;
  readonly propertyId: string | null;
  /** Whose properties, by the owner's key; never together with a property. */
  readonly owner: string | null;
  readonly recipientIds: readonly string[];
  /** Each owner gets the statement of their own share; of owner statements alone. */
  readonly toOwners: boolean;
}

/** Sends a report by itself from the end of the present week or month on. Errors: `recipient_not_member`, `not_found`: nobody owns anything by that key. */
export async function scheduleReport(input: ScheduleInput, scheduleId: string): Promise<void> {
  unwrap(
    await getClient()
      .from('report_schedules')
      .insert({
        id: scheduleId,
        organizationId: input.organizationId,
        report: input.report,
        rhythm: input.rhythm,
        basis: input.basis,
        currency: input.currency,
        propertyId: input.propertyId,
        ownerKey: input.owner,
        recipientIds: [...input.recipientIds],
        toOwners: input.toOwners,
      }),
  );
}

/** Stops sending a report. Error: `not_found`. */
export async function stopReport(input: { organizationId: string; scheduleId: string }): Promise<void> {
  await removeRow('report_schedules', { organizationId: input.organizationId, id: input.scheduleId });
}
