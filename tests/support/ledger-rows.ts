// The books of the cast: a row of each kind, made by the verbs.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import { act } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addUnit, type Landlord } from '#tests/support/portfolio.ts';

export interface LedgerRows {
  /** Of the chart: cash and the owner's contributions. */
  cashId: string;
  contributionId: string;
  /** An account of the organisation's own. */
  ownAccountId: string;
  manualEntryId: string;
  exchangeRateId: string;
  chargeCreditId: string;
  lateFeeRuleId: string;
  recurringChargeId: string;
  meterId: string;
  meterReadingId: string;
}

export async function accountOf(sql: Sql, organizationId: string, key: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from public.accounts where organization_id = ${organizationId} and system_key = ${key}`;
  return row?.id ?? '';
}

/** A charge is credited, a meter of the leased unit is read, a month's fee recurs, a rate and a conversion are written down. */
export async function addLedgerRows(
  sql: Sql,
  landlord: Landlord & { propertyId: string },
  { leaseId, chargeId, unitId, today }: { leaseId: string; chargeId: string; unitId: string; today: string },
): Promise<LedgerRows> {
  const { owner, organizationId } = landlord;
  const of = { p_request_id: randomUUID(), p_organization_id: organizationId };
  const verb = (name: string, values: Record<string, unknown>) =>
    call(sql, owner, name, { ...values, p_request_id: randomUUID() });
  const cashId = await accountOf(sql, organizationId, 'operating_cash');
  const contributionId = await accountOf(sql, organizationId, 'owner_contribution');
  await verb('close_period', { ...of, p_closed_through: '2019-12-31' });
  const manualEntryId = await verb('post_journal_entry', {
    ...of,
    p_occurred_on: today,
    p_memo: 'Aporte',
    p_lines: [
      { account_id: cashId, currency: 'USD', amount_minor: 100_000 },
      { account_id: contributionId, currency: 'USD', amount_minor: -100_000 },
    ],
  });
  await verb('convert_currency', {
    ...of,
    p_occurred_on: today,
    p_from_account_id: cashId,
    p_from_currency: 'USD',
    p_from_minor: 1_000,
    p_to_account_id: cashId,
    p_to_minor: 59_000,
    p_rate: 60,
    p_rate_source: 'Banco Central',
    p_rated_on: today,
  });
  const exchangeRateId = randomUUID();
  const meterId = randomUUID();
  const freeUnitId = await addUnit(sql, landlord, landlord.propertyId, randomUUID().slice(0, 8));
  await act(sql, owner, async (transaction) => {
    await transaction`insert into public.exchange_rates (id, organization_id, rated_on, rate, source)
      values (${exchangeRateId}, ${organizationId}, ${today}, 60.25, 'Banco Central')`;
    await transaction`insert into public.unit_meters (id, organization_id, unit_id, kind, number)
      values (${meterId}, ${organizationId}, ${unitId}, 'water', '1'),
        (${randomUUID()}, ${organizationId}, ${freeUnitId}, 'gas', '2')`;
  });
  return {
    cashId,
    contributionId,
    manualEntryId,
    exchangeRateId,
    meterId,
    ownAccountId: await verb('create_account', {
      ...of,
      p_code: '5980',
      p_name: 'Jardinería',
      p_subtype: 'operating_expense',
    }),
    chargeCreditId: await verb('credit_charge', {
      p_charge_id: chargeId,
      p_kind: 'discount',
      p_amount_minor: 100,
      p_reason: 'Cortesía',
    }),
    lateFeeRuleId: await verb('save_late_fee_rule', {
      ...of,
      p_currency: 'DOP',
      p_rule: { kind: 'fixed', amount_minor: 50_000 },
    }),
    recurringChargeId: await verb('add_recurring_charge', {
      p_lease_id: leaseId,
      p_kind: 'condominium_fee',
      p_amount_minor: 300_000,
      p_starts_on: today,
    }),
    meterReadingId: await verb('record_meter_reading', {
      p_meter_id: meterId,
      p_read_on: addDays(today, -1),
      p_value: 10,
    }),
  };
}
