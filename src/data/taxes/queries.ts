// What the screens of taxes read: the forms of a period as their records come from the database, and what was filed of them.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { searched } from '#src/data/foundation/search/searched.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { invoiceKinds } from '#src/domain/taxes/ncf.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, startAfter, toPage } from '../keyset.ts';
import type { TableRow, ViewRow } from '../rows.ts';
import { loadForm } from './forms.ts';
import { fetchToInvoice, type ToInvoiceFilter } from './to-invoice.ts';

export type FiscalProfile = Pick<
  TableRow<'fiscal_profiles'>,
  | 'legal_name'
  | 'taxpayer_kind'
  | 'tax_regime'
  | 'is_electronic_issuer'
  | 'fiscal_year_end'
  | 'itbis_credit_month'
  | 'itbis_credit_minor'
>;
export type UnusableNcfs = Pick<
  TableRow<'unusable_ncfs'>,
  'id' | 'first_number' | 'last_number' | 'reason' | 'marked_on'
>;
export type NcfRange = Omit<TableRow<'ncf_ranges'>, 'organization_id' | 'created_at'> & {
  /** Numbers of it that are never given out. */
  readonly unusable_ncfs: readonly UnusableNcfs[];
};
export type TaxFiling = Omit<TableRow<'tax_filings'>, 'organization_id'>;
export type TaxFilingEvent = Omit<
  TableRow<'tax_filing_events'>,
  'organization_id' | 'filing_id' | 'actor_id'
>;
export type FiledContent = Pick<
  TableRow<'tax_filed_contents'>,
  'id' | 'file_name' | 'file_sha256' | 'filed_at'
>;
export type FiscalInvoice = Pick<
  ViewRow<
    'fiscal_invoices_list',
    'modified_ncf' | 'modified_issued_on' | 'client_id_type' | 'withheld_on' | 'cancelled_on'
  >,
  | 'id'
  | 'ncf'
  | 'ncf_kind'
  | 'modified_ncf'
  | 'modified_issued_on'
  | 'issued_on'
  | 'client_name'
  | 'client_id_type'
  | 'client_id'
  | 'treatment'
  | 'description'
  | 'currency'
  | 'base_minor'
  | 'itbis_minor'
  | 'itbis_withheld_minor'
  | 'isr_withheld_minor'
  | 'withheld_on'
  | 'cancelled_on'
  | 'is_standing'
  | 'property_name'
  | 'unit_label'
  | 'lease_id'
>;

/** A receipt that still stands for some charge. */
export type StandingReceipt = Pick<FiscalInvoice, 'id' | 'ncf' | 'issued_on' | 'treatment' | 'client_name'>;

const INVOICE_COLUMNS =
  'id, ncf, ncf_kind, modified_ncf, modified_issued_on, issued_on, client_name, client_id_type, client_id, treatment, description, currency, base_minor, itbis_minor, itbis_withheld_minor, isr_withheld_minor, withheld_on, cancelled_on, is_standing, property_name, unit_label, lease_id';
const FILING_COLUMNS =
  'id, form, month, status, file_name, file_sha256, row_count, checked_at, checked_by, filed_at, filed_by, to_rectify_since';
const BY_DAY: ListSort = { column: 'issued_on', direction: 'desc' };

async function fetchProfile(organizationId: string) {
  const client = getClient();
  const [profile, organization] = await Promise.all([
    client
      .from('fiscal_profiles')
      .select(
        'legal_name, taxpayer_kind, tax_regime, is_electronic_issuer, fiscal_year_end, itbis_credit_month, itbis_credit_minor',
      )
      .eq('organization_id', organizationId)
      .maybeSingle(),
    client.from('organizations').select('rnc').eq('id', organizationId).single(),
  ]);
  return { profile: unwrap(profile) as FiscalProfile | null, taxId: unwrap(organization).rnc };
}
/** The profile, null before it was filled in, and the digits of the RNC or cédula, empty when unknown. */
export type FiscalFacts = Awaited<ReturnType<typeof fetchProfile>>;

async function fetchFilings(organizationId: string, month: IsoMonth): Promise<TaxFiling[]> {
  const answer = await getClient()
    .from('tax_filings')
    .select(FILING_COLUMNS)
    .eq('organization_id', organizationId)
    .eq('month', firstDayOf(month));
  return unwrap(answer);
}

async function fetchCalendar(organizationId: string, from: IsoMonth) {
  const client = getClient();
  const [filings, first] = await Promise.all([
    client
      .from('tax_filings')
      .select('form, month, status, to_rectify_since')
      .eq('organization_id', organizationId)
      .gte('month', firstDayOf(from)),
    client
      .from('account_months')
      .select('month')
      .eq('organization_id', organizationId)
      .eq('basis', 'accrual')
      .order('month')
      .limit(1)
      .maybeSingle(),
  ]);
  const firstDay = (unwrap(first) as { month: string } | null)?.month;
  return { filings: unwrap(filings), firstMonth: firstDay ? monthOf(firstDay) : null };
}

/** The taxes of an organization: who it is, its numbers, its receipts, its forms. */
export const taxQueries = {
  all: ['taxes'] as const,
  profile: (organizationId: string) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'profile'],
      queryFn: () => fetchProfile(organizationId),
    }),
  ranges: (organizationId: string) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'ranges'],
      queryFn: async (): Promise<NcfRange[]> =>
        unwrap(
          await getClient()
            .from('ncf_ranges')
            .select(
              'id, series, ncf_kind, ncf_type, first_number, last_number, next_number, expires_on, retired_at, unusable_ncfs(id, first_number, last_number, reason, marked_on)',
            )
            .eq('organization_id', organizationId)
            .is('unusable_ncfs.withdrawn_at', null)
            .order('retired_at', { nullsFirst: true })
            .order('ncf_type')
            .order('first_number'),
        ),
    }),
  filings: (organizationId: string, month: IsoMonth) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'filings', month],
      staleTime: 0,
      queryFn: () => fetchFilings(organizationId, month),
    }),
  /** How far forms have come from a month on, and the first month that the books know of; null before they have any. */
  calendar: (organizationId: string, from: IsoMonth) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'calendar', from],
      staleTime: 0,
      queryFn: () => fetchCalendar(organizationId, from),
    }),
  /** What was done with a form of a month, the latest first. */
  events: (organizationId: string, filingId: string) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'events', filingId],
      queryFn: async (): Promise<TaxFilingEvent[]> =>
        unwrap(
          await getClient()
            .from('tax_filing_events')
            .select('id, status, file_name, file_sha256, row_count, reason, actor_name, created_at')
            .eq('organization_id', organizationId)
            .eq('filing_id', filingId)
            .order('created_at', { ascending: false })
            .limit(PAGE_SIZE),
        ),
    }),
  /** What was filed of a form last, without its text; null when it never was, or before texts were kept. */
  filed: (organizationId: string, filingId: string) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'filed', filingId],
      staleTime: 0,
      queryFn: async (): Promise<FiledContent | null> =>
        unwrap(
          await getClient()
            .from('tax_filed_contents')
            .select('id, file_name, file_sha256, filed_at')
            .eq('organization_id', organizationId)
            .eq('filing_id', filingId)
            .order('filed_at', { ascending: false })
            .limit(1)
            .maybeSingle(),
        ),
    }),
  form: (organizationId: string, form: TaxForm, month: IsoMonth) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'form', form, month],
      queryFn: () => loadForm(getClient(), organizationId, form, month),
      // Bills, vendors and receipts make it: it is read again at each visit.
      staleTime: 0,
    }),
  /** Receipts of a month, those with a text in their number or their client's name alone. */
  invoices: (organizationId: string, month: IsoMonth, search: string) =>
    infiniteQueryOptions({
      queryKey: ['taxes', organizationId, 'invoices', month, search],
      staleTime: 0,
      queryFn: async ({ pageParam }) => {
        const rows = searched(
          getClient()
            .from('fiscal_invoices_list')
            .select(INVOICE_COLUMNS)
            .eq('organization_id', organizationId),
          'search_fiscal_invoices',
          organizationId,
          search,
          INVOICE_COLUMNS,
        )
          .gte('issued_on', firstDayOf(month))
          .lte('issued_on', lastDayOf(month));
        const found = await startAfter(rows, BY_DAY, pageParam)
          .order('issued_on', { ascending: false })
          .order('id', { ascending: false })
          .limit(PAGE_SIZE + 1);
        return toPage(unwrap(found) as FiscalInvoice[], BY_DAY);
      },
      initialPageParam: null as ListCursor | null,
      getNextPageParam: (page) => page.next,
    }),
  /** Receipts of a lease that a debit note may add to, the latest first. */
  standing: (organizationId: string, leaseId: string) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'standing', leaseId],
      staleTime: 0,
      queryFn: async (): Promise<StandingReceipt[]> =>
        unwrap(
          await getClient()
            .from('fiscal_invoices_list')
            .select('id, ncf, issued_on, treatment, client_name')
            .eq('organization_id', organizationId)
            .eq('lease_id', leaseId)
            .eq('is_standing', true)
            .is('cancelled_on', null)
            .in('ncf_kind', [...invoiceKinds])
            .order('issued_on', { ascending: false })
            .order('ncf', { ascending: false })
            .limit(PAGE_SIZE),
        ),
    }),
  /** Charges due in a month that have no receipt yet. */
  toInvoice: (organizationId: string, month: IsoMonth, filter: ToInvoiceFilter) =>
    infiniteQueryOptions({
      queryKey: ['taxes', organizationId, 'to-invoice', month, filter],
      staleTime: 0,
      queryFn: ({ pageParam }) => fetchToInvoice(organizationId, month, filter, pageParam),
      initialPageParam: null as ListCursor | null,
      getNextPageParam: (page) => page.next,
    }),
  /** The charges that a receipt is still for, ITBIS left out. */
  chargesOf: (organizationId: string, invoiceId: string) =>
    queryOptions({
      queryKey: ['taxes', organizationId, 'charges-of', invoiceId],
      queryFn: async () => {
        const answer = await getClient()
          .from('fiscal_invoice_charges')
          .select('charge_id, amount_minor, charges(kind, description, period_start, period_end)')
          .eq('organization_id', organizationId)
          .eq('invoice_id', invoiceId)
          .eq('is_live', true)
          .eq('is_itbis', false);
        return unwrap(answer);
      },
    }),
};
