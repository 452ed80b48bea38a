import { booksOf, FIRST, LAST, once, REPORT_GROWTH } from './books.ts';
import type { BenchDatabase } from './databases.ts';
import type { Read } from './reads.ts';
import { ALLOWED_GROWTH } from './run.ts';

const EXPORT_PAGE = 501;
const PAYMENTS = `id, lease_id, property_id, status, method, currency, amount_minor, unapplied_minor, paid_on, reference, proof_path,
  decided_at, decision_reason, created_at, property_name, unit_label, tenant_name, receipt_id, receipt_number, receipt_voided_at`;
const CHARGES = `id, lease_id, property_id, kind, description, period_start, period_end, due_on, currency, amount_minor,
  allocated_minor, credited_minor, outstanding_minor, reversed_at, reversal_reason, property_name, unit_label, tenant_name`;

/** The figures over the finance screen, a property's months, and the pages of which the files of its lists are made. */
export async function moneyReadsOf(database: BenchDatabase): Promise<Read[]> {
  const books = await booksOf(database);
  const mine = `organization_id = ${books.mine}`;
  const file = { view: 'payments_list', columns: PAYMENTS, day: 'paid_on', table: 'payments' };
  const files = [file, { view: 'charges_list', columns: CHARGES, day: 'due_on', table: 'charges' }];
  return [
    {
      name: "finance, a month's figures",
      allowedGrowth: REPORT_GROWTH,
      variants: [
        [
          `select currency, billed_minor, collected_minor, expense_minor from public.monthly_totals
            where ${mine} and month = ${FIRST} order by currency`,
          `select currency, lease_count, outstanding_minor from public.arrears where ${mine}`,
          `select m.currency, m.amount_minor from public.account_months m join public.accounts a on a.id = m.account_id
            where m.${mine} and m.basis = 'accrual' and m.month = ${FIRST} and a.kind = 'income'`,
        ],
      ],
    },
    {
      name: "a property's month with its vacancies",
      allowedGrowth: REPORT_GROWTH,
      variants: books.propertyIds.map((id) => [
        `select * from public.property_months('${id}', ${FIRST}, ${LAST})`,
      ]),
    },
    ...(await Promise.all(files.map((list) => filePagesOf(database, list)))).flat(),
  ];
}

interface FileList {
  view: string;
  columns: string;
  day: string;
  table: string;
}

/** The first page of a file and pages around its middle, as `rowsBehind` asks for them. */
async function filePagesOf(
  database: BenchDatabase,
  { view, columns, day, table }: FileList,
): Promise<Read[]> {
  const { admin, organizationId } = database;
  const page = (more: string, order: string, limit: number) =>
    `select ${columns} from public.${view} where organization_id = '${organizationId}' ${more} order by ${order} limit ${limit}`;
  const places = await admin<{ day: string; id: string; rest: number }[]>`
    select d.day::text as day, l.id, (select count(*)::int from (select from public.${admin(table)} x
      where x.organization_id = ${organizationId} and x.${admin(day)} = d.day and x.id < l.id limit ${EXPORT_PAGE}) r) as rest
    from (select min(${admin(day)}) as first, max(${admin(day)}) as last from public.${admin(table)}
      where organization_id = ${organizationId}) h
    cross join generate_series(0, 9) v
    cross join lateral (select x.id, x.${admin(day)} as day from public.${admin(table)} x
      where x.organization_id = ${organizationId} and x.${admin(day)} <= h.first + ((h.last - h.first) * (0.4 + 0.02 * v))::int
      order by x.${admin(day)} desc, x.id desc offset 10 + 30 * v limit 1) l
    cross join lateral (select l.day) d`;
  return [
    once(`file of ${table}, first page`, page('', `${day} desc, id desc`, EXPORT_PAGE), ALLOWED_GROWTH),
    {
      name: `file of ${table}, deep page`,
      allowedGrowth: ALLOWED_GROWTH,
      variants: places.map((place) => [
        page(`and ${day} = '${place.day}' and id < '${place.id}'`, 'id desc', EXPORT_PAGE),
        ...(place.rest < EXPORT_PAGE
          ? [page(`and ${day} < '${place.day}'`, `${day} desc, id desc`, EXPORT_PAGE - place.rest)]
          : []),
      ]),
    },
  ];
}
