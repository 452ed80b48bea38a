// What the office reads of its electronic receipts and does with them: documents, their files and history, the queue and
// contingencies. Signing and sending is the Worker's.
import type { QueryKey } from '@tanstack/react-query';
import { repeatable, verb } from '#src/data/call.ts';
import { query, recordQuery, rowsQuery } from '#src/data/query.ts';
import { type Row, type Selected, select } from '#src/data/rows.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '#src/domain/foundation/months.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { IssuerKey } from './issuers.ts';
import { PAGE_ROWS, readAll } from './records.ts';

const DOCUMENT_COLUMNS =
  'id, invoiceId, purchaseReceiptId, issuerId, environment, ncfKind, encf, issuedOn, totalMinor, facts, state, isSummary, signedAt, securityCode, trackId, sentAt, answeredAt, messages, problems, attempts, mayHaveArrived, nextTryAt, contingencyKind, dueBy, deliveryState, deliveryReason, approvalState, approvalReason, replacedBy';
export type EcfDocument = Selected<'ecf_documents', typeof DOCUMENT_COLUMNS>;
const EVENT_COLUMNS = 'id, at, kind, status, detail';
export type EcfEvent = Selected<'ecf_events', typeof EVENT_COLUMNS>;
const SETTLED_COLUMNS = 'id, ncfKind, state, totalMinor, replacedBy';
export type SettledEcf = Selected<'ecf_documents', typeof SETTLED_COLUMNS>;
const OPEN_COLUMNS = 'id, encf, environment, issuedOn, state, problems, contingencyKind, replacedBy';
export type OpenEcf = Selected<'ecf_documents', typeof OPEN_COLUMNS>;
const OPEN_STATES = ['to_sign', 'signed', 'sent', 'rejected'] as const;
const SHOWN_OPEN = 20;
export type EcfQueueLine = Row<'ecf_queue'>;
const CONTINGENCY_COLUMNS = 'id, isTotal, startsOn, note';
export type Contingency = Selected<'contingencies', typeof CONTINGENCY_COLUMNS>;

const PAPER_COLUMNS = 'invoiceId, ncf, issuedOn, clientName, dueBy';
/** A paper receipt of a contingency that no e-CF replaces yet. */
export type ContingencyPaper = Selected<'contingency_receipts', typeof PAPER_COLUMNS>;

export const ecfQueries = {
  /** What shows electronic receipts of an organization, and those of an issuer: the keys of queries that a verdict changes. */
  changing: ({ organizationId, issuerId }: IssuerKey): readonly QueryKey[] => [
    ['taxes', organizationId, 'ecf'],
    ['taxes', organizationId, 'invoices'],
    ['taxes', organizationId, issuerId, 'ecf-queue'],
    ['taxes', organizationId, issuerId, 'ecf-open'],
    ['taxes', organizationId, issuerId, 'ecf-month'],
  ],
  document: (organizationId: string, id: string) =>
    recordQuery<EcfDocument>(
      ['taxes', organizationId, 'ecf', id],
      () => select('ecf_documents', DOCUMENT_COLUMNS, { organizationId, id }).maybeSingle(),
      { staleTime: 0 },
    ),
  /** The latest document of the receipt of an own purchase; null where its issuer gives it out elsewhere. */
  ofPurchase: (organizationId: string, purchaseReceiptId: string) =>
    rowsQuery<OpenEcf | null>(
      ['taxes', organizationId, 'ecf', 'of-purchase', purchaseReceiptId],
      () =>
        select('ecf_documents', OPEN_COLUMNS, { organizationId, purchaseReceiptId })
          .order('createdAt', { ascending: false })
          .limit(1)
          .maybeSingle(),
      { staleTime: 0 },
    ),
  /** What happened to a document, the latest first. */
  events: (organizationId: string, documentId: string) =>
    rowsQuery<EcfEvent[]>(
      ['taxes', organizationId, 'ecf', documentId, 'events'],
      () =>
        select('ecf_events', EVENT_COLUMNS, { organizationId, documentId }).order('at', { ascending: false }),
      { staleTime: 0 },
    ),
  /** What waits or was rejected, of an issuer. */
  queue: ({ organizationId, issuerId }: IssuerKey) =>
    rowsQuery<EcfQueueLine[]>(
      ['taxes', organizationId, issuerId, 'ecf-queue'],
      // The whole row: a column that is called count is taken for the function of that name when it is asked for.
      () =>
        getClient()
          .from('ecf_queue')
          .select('*')
          .eq('organizationId', organizationId)
          .eq('issuerId', issuerId),
      { staleTime: 0 },
    ),
  /** The oldest of what waits, or was rejected and not replaced. */
  open: ({ organizationId, issuerId }: IssuerKey) =>
    rowsQuery<OpenEcf[]>(
      ['taxes', organizationId, issuerId, 'ecf-open'],
      () =>
        select('ecf_documents', OPEN_COLUMNS, { organizationId, issuerId })
          .in('state', [...OPEN_STATES])
          .is('replacedBy', null)
          .order('issuedOn')
          .order('id')
          .limit(SHOWN_OPEN),
      { staleTime: 0 },
    ),
  /** The documents of a month in an environment, each with its verdict. */
  month: ({ organizationId, issuerId }: IssuerKey, environment: EcfEnvironment, month: IsoMonth) =>
    query(
      ['taxes', organizationId, issuerId, 'ecf-month', environment, month],
      () =>
        readAll<SettledEcf>(async (afterId) =>
          unwrap(
            await select('ecf_documents', SETTLED_COLUMNS, { organizationId, issuerId, environment })
              .gte('issuedOn', firstDayOf(month))
              .lte('issuedOn', lastDayOf(month))
              .gt('id', afterId)
              .order('id')
              .limit(PAGE_ROWS),
          ),
        ),
      { staleTime: 0 },
    ),
  /** Issuers that give out paper numbers on a day. */
  inContingency: (organizationId: string, today: IsoDate) =>
    query(['taxes', organizationId, 'in-contingency', today], async () => {
      const found = await select('contingencies', 'issuerId, endsOn', { organizationId }).lte(
        'startsOn',
        today,
      );
      return unwrap(found)
        .filter(({ endsOn }) => endsOn === null || endsOn > today)
        .map(({ issuerId }) => issuerId);
    }),
  /** The contingency that is on, or will be; null for none. */
  contingency: ({ organizationId, issuerId }: IssuerKey) =>
    rowsQuery<Contingency | null>(
      ['taxes', organizationId, issuerId, 'contingency'],
      () =>
        select('contingencies', CONTINGENCY_COLUMNS, { organizationId, issuerId })
          .is('endsOn', null)
          .maybeSingle(),
      { staleTime: 0 },
    ),
  /** Papers of contingencies that are still to be replaced, the most urgent first. */
  papers: ({ organizationId, issuerId }: IssuerKey) =>
    rowsQuery<ContingencyPaper[]>(
      ['taxes', organizationId, issuerId, 'contingency-papers'],
      () =>
        select('contingency_receipts', PAPER_COLUMNS, { organizationId, issuerId })
          .order('dueBy')
          .order('ncf')
          .limit(PAGE_ROWS),
      { staleTime: 0 },
    ),
};

/** Its number is not used: told to the tax authority. Errors: see `annul_ecf`. */
export const annulEcf = repeatable('annul_ecf');

/** Gives out the e-CF that replaces a paper receipt of a contingency. Returns its id. */
export const replaceContingencyReceipt = repeatable('replace_contingency_receipt');

/** Gives out another in its place. Returns the new receipt's id. Errors: see `replace_rejected_ecf`. */
export const replaceRejectedEcf = repeatable('replace_rejected_ecf');

/** Errors: issuer_not_electronic, date_in_past, contingency_open. */
export const startContingency = repeatable('start_contingency');
/** Errors: contingency_over, date_in_past, contingency_has_receipts. */
export const endContingency = verb('end_contingency');
