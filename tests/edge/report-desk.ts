import postgres from 'postgres';
import { expect } from 'vitest';
import { addMonths } from '#src/domain/foundation/dates.ts';
import type { ReportKind } from '#src/domain/foundation/enums.ts';
import { deliverMessages } from '#src/edge/mail/outbox.ts';
import type { Mail } from '#stack/mailbox/mailbox.ts';
import { act } from '#tests/support/actors.ts';
import type { TestStack } from '#tests/support/start-stack.ts';
import { runJobs } from '#tests/support/verbs.ts';
import { mailsTo, workMonth } from './reported-month.ts';

export interface Scheduling {
  recipients?: string[];
  propertyId?: string | null;
  /** Whose properties, by the owner's key. */
  owner?: string | null;
  basis?: 'accrual' | 'cash';
  currency?: 'DOP' | 'USD';
}

export type ReportDesk = Awaited<ReturnType<typeof openReportDesk>>;

/** A month that was worked, and the ways in which a report of it is scheduled and sent. */
export async function openReportDesk(stack: TestStack) {
  const sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => undefined });
  const place = await workMonth(sql);
  const { month, organizationId } = place;
  const [user] = await sql`select email from auth.users where id = ${place.owner.userId}`;
  const ownerAddress: string = user?.email;

  const schedule = async (report: ReportKind, more: Scheduling = {}) => {
    const { recipients = [place.owner.userId], propertyId = null, owner = null } = more;
    const { basis = 'accrual', currency = 'DOP' } = more;
    await act(
      sql,
      place.owner,
      (transaction) => transaction`
        insert into public.report_schedules (organization_id, report, rhythm, basis, currency, property_id, owner_key,
          recipient_ids)
        values (${organizationId}, ${report}, 'monthly', ${basis}, ${currency}, ${propertyId}, ${owner},
          ${recipients}::uuid[])`,
    );
  };

  /** What is due on the first day of the next month. */
  const writeDown = () => runJobs(sql, `${addMonths(month, 1)}T16:00:00Z`);

  /** Sends one schedule alone and answers what its reader got. */
  const sentOf = async (report: ReportKind, more: Scheduling = {}): Promise<Mail> => {
    await sql`delete from public.report_schedules`;
    await schedule(report, more);
    const before = (await mailsTo(stack.url, ownerAddress)).length;
    await writeDown();
    expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 1, failed: 0 });
    await writeDown();
    expect(await deliverMessages(stack.mailSettings)).toEqual({ sent: 0, failed: 0 });
    const mails = await mailsTo(stack.url, ownerAddress);
    expect(mails).toHaveLength(before + 1);
    return mails[0] as Mail;
  };

  // Messages of other kinds are not what is looked at.
  await writeDown();
  await deliverMessages(stack.mailSettings);
  return { sql, place, month, ownerAddress, schedule, writeDown, sentOf };
}

/** The way to the report that stands in its message. */
export const linkOf = ({ text }: Mail): URL =>
  new URL(/https?:\S+\/finance\/reports\/\S+/.exec(text)?.[0] ?? '');
