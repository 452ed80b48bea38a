// What the screens of taxes read: the forms of a period as their records come from the database, and what was filed of them.

import { listed } from '#src/data/foundation/search/searched.ts';
import { pagesQuery, query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import type { EcfState } from '#src/domain/taxes/ecf/ecf-states.ts';
import { invoiceKinds } from '#src/domain/taxes/ncf.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { PAGE_SIZE, startAfter, toPage } from '../keyset.ts';
import { loadForm } from './forms.ts';
import type { IssuerKey } from './issuers.ts';
import { fetchToInvoice, fetchToInvoiceOf, type ToInvoiceFilter } from './to-invoice.ts';

const UNUSABLE_COLUMNS = 'id, firstNumber, lastNumber, reason, markedOn, annulledAt, notAnnulled';
export type UnusableNcfs = Selected<'unusable_ncfs', typeof UNUSABLE_COLUMNS>;
const RANGE_COLUMNS =
  'id, series, ncfKind, ncfType, firstNumber, lastNumber, nextNumber, expiresOn, retiredAt, issuerId, forContingency, environment';
export type NcfRange = Selected<'ncf_ranges', typeof RANGE_COLUMNS> & {
  /** Numbers of it that are never given out. */
  readonly unusableNcfs: readonly UnusableNcfs[];
};
export type TaxFiling = Selected<'tax_filings', typeof FILING_COLUMNS>;
const TAX_FILING_EVENT_COLUMNS = 'id, status, fileName, fileSha256, rowCount, reason, actorName, createdAt';
const FILED_CONTENT_COLUMNS = 'id, fileName, fileSha256, filedAt';
export type FiledContent = Selected<'tax_filed_contents', typeof FILED_CONTENT_COLUMNS>;
export type FiscalInvoice = Selected<'fiscal_invoices_list', typeof INVOICE_COLUMNS>;

/** Which of the receipts of a month; empty for all. */
interface InvoiceFilter {
  readonly search: string;
  readonly ecfState: EcfState | '';
}

/** A receipt that still stands for some charge. */
export type StandingReceipt = Pick<
  FiscalInvoice,
  'id' | 'ncf' | 'issuedOn' | 'treatment' | 'clientName' | 'clientIdType' | 'clientId' | 'ecfState'
>;

const INVOICE_COLUMNS =
  'id, ncf, ncfKind, modifiedNcf, modifiedIssuedOn, issuedOn, clientName, clientIdType, clientId, treatment, description, currency, dopRate, baseMinor, itbisMinor, itbisWithheldMinor, isrWithheldMinor, withheldOn, itbisToWithholdMinor, isrToWithholdMinor, cancelledOn, isStanding, propertyName, unitLabel, leaseId, issuerId, rangeId, environment, ecfDocumentId, ecfState, ecfProblems, ecfContingency, ecfReplacedBy';
const FILING_COLUMNS =
  'id, form, month, status, fileName, fileSha256, rowCount, checkedAt, checkedBy, filedAt, filedBy, toRectifySince';
const BY_DAY: ListSort = { column: 'issued_on', direction: 'desc' };

async function fetchFilings(issuer: IssuerKey, month: IsoMonth): Promise<TaxFiling[]> {
  const answer = await select('tax_filings', FILING_COLUMNS, { ...issuer, month: firstDayOf(month) });
  return unwrap(answer);
}

async function fetchCalendar(issuer: IssuerKey, from: IsoMonth) {
  const { organizationId, issuerId } = issuer;
  const [filings, books, property] = await Promise.all([
    select('tax_filings', 'form, month, status, toRectifySince', { ...issuer }).gte(
      'month',
      firstDayOf(from),
    ),
    select('account_months', 'month', { organizationId, basis: 'accrual' })
      .order('month')
      .limit(1)
      .maybeSingle(),
    issuerId === organizationId
      ? null
      : select('property_issuers', 'validFrom', { ...issuer })
          .order('validFrom')
          .limit(1)
          .maybeSingle(),
  ]);
  const first = (unwrap(books) as { month: string } | null)?.month;
  // What an owner files here begins with the first of their properties, and not before the books.
  const named = property && (unwrap(property) as { validFrom: string } | null)?.validFrom;
  const days = issuerId === organizationId ? [first] : [first, named];
  const lastOfThem = days.every((day) => day != null) ? (days.toSorted().at(-1) ?? null) : null;
  return { filings: unwrap(filings), firstMonth: lastOfThem ? monthOf(lastOfThem) : null };
}

const keyOf = ({ organizationId, issuerId }: IssuerKey) => ['taxes', organizationId, issuerId] as const;

/** The taxes of an organization: who it is, its numbers, its receipts, its forms. */
export const taxQueries = {
  all: ['taxes'] as const,
  ranges: (organizationId: string) =>
    rowsQuery<NcfRange[]>(['taxes', organizationId, 'ranges'], () =>
      getClient()
        .from('ncf_ranges')
        .select(`${RANGE_COLUMNS}, unusableNcfs:unusable_ncfs(${UNUSABLE_COLUMNS})`)
        .eq('organizationId', organizationId)
        .is('unusableNcfs.withdrawnAt', null)
        .order('retiredAt', { nullsFirst: true })
        .order('ncfType')
        .order('firstNumber'),
    ),
  filings: (issuer: IssuerKey, month: IsoMonth) =>
    query([...keyOf(issuer), 'filings', month], () => fetchFilings(issuer, month), { staleTime: 0 }),
  /** How far forms have come from a month on, and the first month that the books know of; null before they have any. */
  calendar: (issuer: IssuerKey, from: IsoMonth) =>
    query([...keyOf(issuer), 'calendar', from], () => fetchCalendar(issuer, from), { staleTime: 0 }),
  /** What was done with a form of a month, the latest first. */
  events: (organizationId: string, filingId: string) =>
    rowsQuery(['taxes', organizationId, 'events', filingId], () =>
      select('tax_filing_events', TAX_FILING_EVENT_COLUMNS, {
        organizationId,
        filingId,
      })
        .order('createdAt', { ascending: false })
        .limit(PAGE_SIZE),
    ),
  /** What was filed of a form last, without its text; null when it never was, or before texts were kept. */
  filed: (organizationId: string, filingId: string) =>
    rowsQuery(
      ['taxes', organizationId, 'filed', filingId],
      () =>
        select('tax_filed_contents', FILED_CONTENT_COLUMNS, { organizationId, filingId })
          .order('filedAt', { ascending: false })
          .limit(1)
          .maybeSingle(),
      { staleTime: 0 },
    ),
  form: (issuer: IssuerKey, form: TaxForm, month: IsoMonth) =>
    query([...keyOf(issuer), 'form', form, month], () => loadForm(getClient(), issuer, form, month), {
      // Bills, vendors and receipts make it: it is read again at each visit.
      staleTime: 0,
    }),
  /** Receipts of a month, those with a text in their number or their client's name alone, or whose e-CF is in a state. */
  invoices: (organizationId: string, month: IsoMonth, { search, ecfState }: InvoiceFilter) =>
    pagesQuery(
      ['taxes', organizationId, 'invoices', month, search, ecfState],
      async (cursor) => {
        let rows = listed(
          'fiscal_invoices_list',
          'search_fiscal_invoices',
          INVOICE_COLUMNS,
          organizationId,
          search,
        )
          .gte('issuedOn', firstDayOf(month))
          .lte('issuedOn', lastDayOf(month));
        if (ecfState) rows = rows.eq('ecfState', ecfState);
        const found = await startAfter(rows, BY_DAY, cursor)
          .order('issuedOn', { ascending: false })
          .order('id', { ascending: false })
          .limit(PAGE_SIZE + 1);
        return toPage(unwrap(found) as FiscalInvoice[], BY_DAY);
      },
      null,
      { staleTime: 0 },
    ),
  /** Receipts of a lease that a debit note may add to, the latest first. */
  standing: (organizationId: string, leaseId: string) =>
    rowsQuery<StandingReceipt[]>(
      ['taxes', organizationId, 'standing', leaseId],
      () =>
        select(
          'fiscal_invoices_list',
          'id, ncf, issuedOn, treatment, clientName, clientIdType, clientId, ecfState',
          {
            organizationId,
            leaseId,
            isStanding: true,
          },
        )
          .is('cancelledOn', null)
          .in('ncfKind', [...invoiceKinds])
          .order('issuedOn', { ascending: false })
          .order('ncf', { ascending: false })
          .limit(PAGE_SIZE),
      { staleTime: 0 },
    ),
  /** Of charges that were just posted, those that a receipt can be given out for. */
  toInvoiceOf: (organizationId: string, chargeIds: readonly string[]) =>
    query(
      ['taxes', organizationId, 'to-invoice', 'of', chargeIds],
      () => fetchToInvoiceOf(organizationId, chargeIds),
      {
        staleTime: 0,
      },
    ),
  /** Charges due in a month that have no receipt yet. */
  toInvoice: (organizationId: string, month: IsoMonth, filter: ToInvoiceFilter) =>
    pagesQuery(
      ['taxes', organizationId, 'to-invoice', month, filter],
      (cursor) => fetchToInvoice(organizationId, month, filter, cursor),
      null,
      { staleTime: 0 },
    ),
  /** The charges that a receipt is still for, ITBIS left out. */
  chargesOf: (organizationId: string, invoiceId: string) =>
    rowsQuery(['taxes', organizationId, 'charges-of', invoiceId], () =>
      getClient()
        .from('fiscal_invoice_charges')
        .select('chargeId, amountMinor, charges(kind, description, periodStart, periodEnd)')
        .eq('organizationId', organizationId)
        .eq('invoiceId', invoiceId)
        .eq('isLive', true)
        .eq('isItbis', false),
    ),
};
