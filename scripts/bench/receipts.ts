import type { BenchDatabase } from './databases.ts';

/** Of so many leases one gets fiscal receipts, and of so many receipts one has income tax withheld by the client. */
const LEASES_A_CLIENT = 10;
const RECEIPTS_A_WITHHOLDING = 10;

/**
 * Writes a fiscal receipt for every rent of one lease in ten, some with what their client withheld, without triggers: what
 * the portfolio does not have of itself. What was withheld names the payment of the rent, because the portfolio has no
 * payments of withholdings. A database that has receipts is left as it is.
 */
export async function recordReceipts({ admin, organizationId, size }: BenchDatabase): Promise<void> {
  const [known] =
    await admin`select 1 from public.ncf_ranges where organization_id = ${organizationId} limit 1`;
  if (known) return;
  const count = await admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`set local work_mem = '256MB'`;
    await sql`create temporary table given on commit drop as
      select gen_random_uuid() as invoice_id, c.id as charge_id, c.lease_id, c.property_id, c.period_start as issued_on, c.currency,
        c.amount_minor, c.outstanding_minor, l.full_name, l.position, row_number() over (order by c.period_start, l.position) as number
      from (
        select l.id, pe.full_name, row_number() over (order by pe.identity_number) as position
        from public.leases l join public.lease_tenants lt on lt.lease_id = l.id and lt.is_primary
        join public.people pe on pe.id = lt.person_id where l.organization_id = ${organizationId}
      ) l
      join public.charges c on c.lease_id = l.id and c.kind = 'rent' and c.reversed_at is null
      where l.position % ${LEASES_A_CLIENT}::integer = 0`;
    const [range] = await sql<{ id: string }[]>`
      insert into public.ncf_ranges (organization_id, issuer_id, series, ncf_kind, ncf_type, first_number, last_number, next_number)
      select ${organizationId}, ${organizationId}, 'B', 'fiscal_credit', '01', 1, 99999999, count(*) + 1 from given returning id`;
    await sql`insert into public.fiscal_invoices (id, organization_id, issuer_id, lease_id, property_id, range_id, ncf, ncf_kind, issued_on,
        client_name, client_id_type, client_id, treatment, currency, dop_rate, rate_source, base_minor, paid_transfer_minor,
        on_credit_minor, created_at)
      select invoice_id, ${organizationId}, ${organizationId}, lease_id, property_id, ${range?.id ?? null}, 'B01' || lpad(number::text, 8, '0'),
        'fiscal_credit', issued_on, full_name, 'rnc', lpad((200000000 + position)::text, 9, '0'), 'exempt', currency,
        case currency when 'DOP' then 1 else 58.5 end, case currency when 'DOP' then '' else 'Banco Central' end, amount_minor,
        amount_minor - outstanding_minor, outstanding_minor, issued_on
      from given`;
    await sql`insert into public.fiscal_invoice_charges (invoice_id, charge_id, organization_id, lease_id, amount_minor)
      select invoice_id, charge_id, ${organizationId}, lease_id, amount_minor from given`;
    await sql`insert into public.fiscal_withholdings (organization_id, invoice_id, lease_id, payment_id, withheld_on, isr_minor, created_at)
      select ${organizationId}, g.invoice_id, g.lease_id, p.id, p.paid_on, g.amount_minor / 10, p.paid_on
      from given g join public.payment_allocations a on a.charge_id = g.charge_id join public.payments p on p.id = a.payment_id
      where g.position / ${LEASES_A_CLIENT}::integer % ${RECEIPTS_A_WITHHOLDING}::integer = 0`;
    const [made] = await sql<{ count: number }[]>`select count(*)::integer as count from given`;
    return made?.count ?? 0;
  });
  console.error(`${size.name}: ${count} fiscal receipts`);
}
