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
import type { Row } from '../rows.ts';
import { loadForm } from './forms.ts';
import { fetchToInvoice, type ToInvoiceFilter } from './to-invoice.ts';

export type FiscalProfile = Pick<
  Row<'fiscal_profiles'>,
  | 'legalName'
  | 'taxpayerKind'
  | 'taxRegime'
  | 'isElectronicIssuer'
  | 'fiscalYearEnd'
  | 'itbisCreditMonth'
  | 'itbisCreditMinor'
>;
export type UnusableNcfs = Pick<
  Row<'unusable_ncfs'>,
  'id' | 'firstNumber' | 'lastNumber' | 'reason' | 'markedOn'
>;
export type NcfRange = Omit<Row<'ncf_ranges'>, 'organizationId' | 'createdAt'> & {
  /** Numbers of it that are never given out. */
  readonly unusableNcfs: readonly UnusableNcfs[];
};
export type TaxFiling = Omit<Row<'tax_filings'>, 'organizationId'>;
export type TaxFilingEvent = Omit<Row<'tax_filing_events'>, 'organizationId' | 'filingId' | 'actorId'>;
export type FiledContent = Pick<Row<'tax_filed_contents'>, 'id' | 'fileName' | 'fileSha256' | 'filedAt'>;
export type FiscalInvoice = Pick<
  Row<'fiscal_invoices_list'>,
  | 'id'
  | 'ncf'
  | 'ncfKind'
  | 'modifiedNcf'
  | 'modifiedIssuedOn'
  | 'issuedOn'
  | 'clientName'
  | 'clientIdType'
  | 'clientId'
  | 'treatment'
  | 'description'
  | 'currency'
  | 'baseMinor'
  | 'itbisMinor'
  | 'itbisWithheldMinor'
  | 'isrWithheldMinor'
  | 'withheldOn'
  | 'cancelledOn'
  | 'isStanding'
  | 'propertyName'
  | 'unitLabel'
  | 'leaseId'
>;

/** A receipt that still stands for some charge. */
export type StandingReceipt = Pick<FiscalInvoice, 'id' | 'ncf' | 'issuedOn' | 'treatment' | 'clientName'>;

const INVOICE_COLUMNS =
  'id, ncf, ncfKind, modifiedNcf, modifiedIssuedOn, issuedOn, clientName, clientIdType, clientId, treatment, description, currency, baseMinor, itbisMinor, itbisWithheldMinor, isrWithheldMinor, withheldOn, cancelledOn, isStanding, propertyName, unitLabel, leaseId';
const FILING_COLUMNS =
  'id, form, month, status, fileName, fileSha256, rowCount, checkedAt, checkedBy, filedAt, filedBy, toRectifySince';
const BY_DAY: ListSort = { column: 'issued_on', direction: 'desc' };

async function fetchProfile(organizationId: string) {
  const client = getClient();
  const [profile, organization] = await Promise.all([
    client
      .from('fiscal_profiles')
      .select(
        'legalName, taxpayerKind, taxRegime, isElectronicIssuer, fiscalYearEnd, itbisCreditMonth, itbisCreditMinor',
      )
      .eq('organizationId', organizationId)
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
    .eq('organizationId', organizationId)
    .eq('month', firstDayOf(month));
  return unwrap(answer);
}

async function fetchCalendar(organizationId: string, from: IsoMonth) {
  const client = getClient();
  const [filings, first] = await Promise.all([
    client
      .from('tax_filings')
      .select('form, month, status, toRectifySince')
      .eq('organizationId', organizationId)
      .gte('month', firstDayOf(from)),
    client
      .from('account_months')
      .select('month')
      .eq('organizationId', organizationId)
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
              'id, series, ncfKind, ncfType, firstNumber, lastNumber, nextNumber, expiresOn, retiredAt, unusableNcfs:unusable_ncfs(id, firstNumber, lastNumber, reason, markedOn)',
            )
            .eq('organizationId', organizationId)
            .is('unusableNcfs.withdrawnAt', null)
            .order('retiredAt', { nullsFirst: true })
            .order('ncfType')
            .order('firstNumber'),
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
            .select('id, status, fileName, fileSha256, rowCount, reason, actorName, createdAt')
            .eq('organizationId', organizationId)
            .eq('filingId', filingId)
            .order('createdAt', { ascending: false })
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
            .select('id, fileName, fileSha256, filedAt')
            .eq('organizationId', organizationId)
            .eq('filingId', filingId)
            .order('filedAt', { ascending: false })
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
            .eq('organizationId', organizationId),
          'search_fiscal_invoices',
          organizationId,
          search,
          INVOICE_COLUMNS,
        )
          .gte('issuedOn', firstDayOf(month))
          .lte('issuedOn', lastDayOf(month));
        const found = await startAfter(rows, BY_DAY, pageParam)
          .order('issuedOn', { ascending: false })
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
            .select('id, ncf, issuedOn, treatment, clientName')
            .eq('organizationId', organizationId)
            .eq('leaseId', leaseId)
            .eq('isStanding', true)
            .is('cancelledOn', null)
            .in('ncfKind', [...invoiceKinds])
            .order('issuedOn', { ascending: false })
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
          .select('chargeId, amountMinor, charges(kind, description, periodStart, periodEnd)')
          .eq('organizationId', organizationId)
          .eq('invoiceId', invoiceId)
          .eq('isLive', true)
          .eq('isItbis', false);
        return unwrap(answer);
      },
    }),
};
