import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';
import { issuedKinds, ncfSeries, ncfTypeOf } from '#src/domain/taxes/ncf.ts';
import { itbisOn } from '#src/domain/taxes/rent-tax.ts';
import { TAX_RULES, taxRule, taxRuleCodes } from '#src/domain/taxes/tax-rules.ts';
import { act, outcomeOf } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRentable, todayOf } from '#tests/support/portfolio.ts';
import { CONTENT, HASH, sha256, taxVerbs } from '#tests/support/tax.ts';
import { verbs } from '#tests/support/verbs.ts';

const database = useDatabase();
let place: Awaited<ReturnType<typeof createRentable>>;
let today: string;
let month: string;

beforeAll(async () => {
  place = await createRentable(database.sql, 'Meses');
  today = await todayOf(database.sql, place.landlord);
  month = addMonths(startOfMonth(today), -1);
});

describe('a form of a month', () => {
  const form = '608';
  const other = `${CONTENT}B0100000001|20260104|04\r\n`;
  const check = (content?: string) =>
    taxVerbs.checkForm(database.sql, place.landlord, { form, month, ...(content && { content }) });
  const file = (content?: string) =>
    taxVerbs.fileForm(database.sql, place.landlord, { form, month, ...(content && { content }) });
  const reopen = (reason: string) =>
    taxVerbs.reopenForm(database.sql, place.landlord, { form, month }, reason);

  it('1. is filed as it was checked, not otherwise', async () => {
    expect(await outcomeOf(file())).toBe('form_not_checked');
    const faulty = { form, month, hasErrors: true } as const;
    expect(await outcomeOf(taxVerbs.checkForm(database.sql, place.landlord, faulty))).toBe('form_has_errors');
    await check(other);
    await check();
    expect(await outcomeOf(file(other))).toBe('file_changed');
    await file();
    await file();
    expect(await outcomeOf(file(other))).toBe('form_filed');
    expect(await outcomeOf(check())).toBe('form_filed');
  });

  it('2. is opened again with a reason only, and all of it is written down', async () => {
    expect(await outcomeOf(reopen(' '))).toBe('reason_missing');
    await reopen('Faltaba una factura');
    expect(await outcomeOf(file())).toBe('form_not_checked');
    const events = await database.sql`
      select status, file_sha256, reason, actor_id, actor_name from public.tax_filing_events
      where organization_id = ${place.landlord.organizationId} order by created_at, id`;
    expect(events.map(({ status, reason }) => [status, reason])).toEqual([
      ['checked', ''],
      ['checked', ''],
      ['filed', ''],
      ['open', 'Faltaba una factura'],
    ]);
    expect(events[2]).toMatchObject({ file_sha256: HASH, actor_id: place.owner.userId });
    expect(events[2]?.actor_name).not.toBe('');
    expect(await outcomeOf(database.sql`delete from public.tax_filing_events`)).toBe('append_only');
  });

  it('2a. is kept as it was filed, each time, and is not the one that was checked otherwise', async () => {
    const { sql } = database;
    const corrected = '608|101850043|202601|1\r\nB0100000001|20260104|04\r\n';
    await check(corrected);
    expect(await outcomeOf(file())).toBe('file_changed');
    await file(corrected);
    const kept = await sql`
      select content, file_name, file_sha256, filed_by from public.tax_filed_contents
      where organization_id = ${place.landlord.organizationId} order by filed_at`;
    expect(kept.map(({ content, file_sha256 }) => [content, file_sha256])).toEqual([
      [CONTENT, HASH],
      [corrected, sha256(corrected)],
    ]);
    expect(kept[1]).toMatchObject({ file_name: 'DGII_F_608.TXT', filed_by: place.owner.userId });
    expect(await outcomeOf(sql`update public.tax_filed_contents set file_name = 'x'`)).toBe('append_only');
    expect(await outcomeOf(sql`delete from public.tax_filed_contents`)).toBe('append_only');
    await reopen('Otra factura');
  });

  it('2b. is taken as the Worker made it alone: of the month, once, and soon', async () => {
    const { sql } = database;
    const actions = [taxVerbs.checkForm, taxVerbs.fileForm];
    const key = { form: '606', month } as const;
    const outcomes = async (madeId: string) =>
      Promise.all(actions.map((action) => outcomeOf(action(sql, place.landlord, { ...key, madeId }))));
    expect(await outcomes(randomUUID())).toEqual(['file_missing', 'file_missing']);
    const ofAnother = await taxVerbs.makeForm(sql, place.landlord, { form: '607', month });
    expect(await outcomes(ofAnother)).toEqual(['file_missing', 'file_missing']);
    const late = await taxVerbs.makeForm(sql, place.landlord, key);
    await sql`update private.made_tax_forms set made_at = now() - interval '61 minutes' where id = ${late}`;
    expect(await outcomes(late)).toEqual(['file_missing', 'file_missing']);
    const once = await taxVerbs.makeForm(sql, place.landlord, key);
    await taxVerbs.checkForm(sql, place.landlord, { ...key, madeId: once });
    expect(await outcomes(once)).toEqual(['file_missing', 'file_missing']);
    // Nobody writes a text of their own: only the Worker may call it.
    const invented = act(
      sql,
      place.owner,
      (own) =>
        own`select public.keep_made_tax_form(${place.landlord.organizationId}, '606', ${month}, 'x', 0, false, 'x')`,
    );
    expect(await outcomeOf(invented)).not.toBe('done');
  });

  it('3. is not filed before the month is over', async () => {
    const now = { form: '606', month: startOfMonth(today) } as const;
    await taxVerbs.checkForm(database.sql, place.landlord, now);
    expect(await outcomeOf(taxVerbs.fileForm(database.sql, place.landlord, now))).toBe('month_not_over');
  });

  it('4. that was never looked at cannot be opened again', async () => {
    const never = { form: 'IT-1', month: '2026-01-01' } as const;
    expect(await outcomeOf(taxVerbs.reopenForm(database.sql, place.landlord, never, 'x'))).toBe('not_found');
    const day = taxVerbs.checkForm(database.sql, place.landlord, { form: '606', month: '2026-01-02' });
    expect(await outcomeOf(day)).toBe('month_invalid');
  });
});

it('5. what would change a filed form is refused', async () => {
  const { sql } = database;
  await taxVerbs.saveProfile(sql, place.landlord);
  for (const kind of ['fiscal_credit', 'credit_note'] as const)
    await taxVerbs.addRange(sql, place.landlord, { kind });
  const leaseId = await verbs.createLease(sql, place.owner, {
    unitId: place.unitId,
    personIds: [place.personId],
    startsOn: '2026-01-01',
    endsOn: '2040-12-31',
    billFrom: '2040-01-01',
  });
  const charge = () =>
    verbs.addCharge(sql, place.owner, { leaseId, amountMinor: 100_000, dueOn: today, description: 'x' });
  const chargeId = await charge();
  const invoiceId = await taxVerbs.issueInvoice(sql, place.owner, { chargeIds: [chargeId] });
  // The month of today cannot be filed: as if it were over.
  await sql`
    insert into public.tax_filings (organization_id, issuer_id, form, month, status, file_sha256, checked_at, filed_at)
    values (${place.landlord.organizationId}, ${place.landlord.organizationId}, '607', ${startOfMonth(today)}, 'filed', ${HASH}, now(), now())`;
  const next = await charge();
  expect(await outcomeOf(taxVerbs.issueInvoice(sql, place.owner, { chargeIds: [next] }))).toBe('month_filed');
  expect(await outcomeOf(verbs.cancelFiscalInvoice(sql, place.owner, { invoiceId }))).toBe('month_filed');
  const withheld = verbs.recordWithholding(sql, place.owner, { invoiceId, withheldOn: today, isrMinor: 100 });
  expect(await outcomeOf(withheld)).toBe('month_filed');
  const note = () => verbs.issueCreditNote(sql, place.owner, { invoiceId, chargeIds: [chargeId] });
  expect(await outcomeOf(note())).toBe('month_filed');
  await taxVerbs.reopenForm(sql, place.landlord, { form: '607', month: startOfMonth(today) }, 'Otra factura');
  expect(await outcomeOf(note())).toBe('done');
});

it('5a. what a client withholds after the month of its receipt belongs to its own IT-1', async () => {
  const { sql } = database;
  const [lease] =
    await sql`select id from public.leases where organization_id = ${place.landlord.organizationId}`;
  const organization_id = place.landlord.organizationId;
  const fileAtOnce = (form: '607' | 'IT-1', day: string) => sql`
    insert into public.tax_filings ${sql({ organization_id, issuer_id: organization_id, form, month: day, status: 'filed', file_sha256: HASH, checked_at: new Date(), filed_at: new Date() })}`;
  const invoiceOf = async (issuedOn: string) => {
    const amount = { leaseId: lease?.id, amountMinor: 100_000, dueOn: today, description: 'x' };
    const chargeId = await verbs.addCharge(sql, place.owner, amount);
    const id = await taxVerbs.issueInvoice(sql, place.owner, { chargeIds: [chargeId] });
    // Receipts are given out today: as if it had been then.
    await sql.begin(async (own) => {
      await own`set local session_replication_role = replica`;
      await own`update public.fiscal_invoices set issued_on = ${issuedOn} where id = ${id}`;
    });
    return id;
  };
  const withhold = (invoiceId: string, on: string) =>
    verbs.recordWithholding(sql, place.owner, { invoiceId, withheldOn: on, isrMinor: 100 });
  const [before, then] = [await invoiceOf(month), await invoiceOf(month)];
  await fileAtOnce('607', month);
  expect(await outcomeOf(withhold(before, month))).toBe('month_filed');
  const withheldId = await withhold(before, today);
  await fileAtOnce('IT-1', startOfMonth(today));
  expect(await outcomeOf(withhold(then, today))).toBe('month_filed');
  const [row] = await sql`select payment_id from public.fiscal_withholdings where id = ${withheldId}`;
  const reversal = { paymentId: row?.payment_id, reason: 'Error' };
  expect(await outcomeOf(verbs.reversePayment(sql, place.owner, reversal))).toBe('month_filed');
  const it1 = { form: 'IT-1', month: startOfMonth(today) } as const;
  await taxVerbs.reopenForm(sql, place.landlord, it1, 'Llegó otra constancia');
  await withhold(then, today);
  expect(await outcomeOf(verbs.reversePayment(sql, place.owner, reversal))).toBe('done');
});

describe('the database and the domain', () => {
  it('6. have the same rules', async () => {
    const rows = await database.sql`
      select code, value::float8 as value, valid_from::text as "validFrom", source, confirmed_on::text as "confirmedOn"
      from private.tax_rules`;
    const key = (rule: object) => JSON.stringify(Object.entries(rule).sort());
    expect(rows.map(key).sort()).toEqual(TAX_RULES.map(key).sort());
  });

  it('7. find the same rule on the same day', async () => {
    for (const code of taxRuleCodes) {
      for (const day of [
        '1990-01-01',
        '2013-01-01',
        '2018-04-30',
        '2026-06-30',
        '2026-07-01',
        '2026-07-03',
        today,
      ]) {
        const [row] = await database.sql`select private.tax_rule(${code}, ${day})::float8 as value`;
        expect(row?.value ?? null).toBe(taxRule(code, day)?.value ?? null);
      }
    }
  });

  it('8. charge the same ITBIS', async () => {
    for (const treatment of ['exempt', 'taxable', 'furnished'] as const) {
      for (const base of [1, 13, 14, 10_003, 10_013, 5_000_000, 999_999_999_999]) {
        const [row] = await database.sql`
          select private.itbis_on(${base}, ${treatment}, ${today})::float8 as itbis`;
        expect(row?.itbis, `${treatment} ${base}`).toBe(itbisOn(base, treatment, today));
      }
    }
  });

  it('9. know the same types of receipts', async () => {
    for (const series of ncfSeries) {
      for (const kind of issuedKinds) {
        const [row] = await database.sql`select private.ncf_type(${series}, ${kind}) as type`;
        expect(row?.type).toBe(ncfTypeOf(series, kind));
      }
    }
  });
});
