import { keepPreviousData } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import { query } from '#src/data/query.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** The kinds that the search finds, in the order in which it shows them, by their name in the database. */
const KINDS = {
  property: 'property',
  unit: 'unit',
  person: 'person',
  lease: 'lease',
  payment: 'payment',
  bill: 'bill',
  vendor: 'vendor',
  maintenanceRequest: 'maintenance_request',
  document: 'document',
  notice: 'notice',
  application: 'application',
} as const;
export type RecordKind = keyof typeof KINDS;
const recordKinds = Object.keys(KINDS) as RecordKind[];

/** Something found by a part of its name, by its words, its number or its amount. */
export interface FoundRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Of a notice, the title in Spanish; the one in English is its detail. */
  readonly title: string;
  readonly detail: string;
  /** Of a receipt, a fiscal receipt or a request. */
  readonly number: string;
  readonly amountMinor: number | null;
  readonly currency: CurrencyCode | null;
  readonly onDay: IsoDate | null;
  /** Whether it still counts: not ended, rejected, paid, closed, archived or withdrawn. */
  readonly isOpen: boolean;
  /** What can be done something with: the lease of today, the unit, its property. */
  readonly leaseId: string | null;
  readonly unitId: string | null;
  readonly propertyId: string | null;
}

const OF_EACH_KIND = 4;

/** A few records of each kind that the text finds and that the reader may see, in one request. */
export const searchQueries = {
  records: (organizationId: string, text: string, kinds: readonly RecordKind[] = recordKinds) =>
    query(
      ['search', organizationId, kinds, text],
      async () => {
        const rows = await call('search_records', {
          organizationId,
          text,
          limit: OF_EACH_KIND,
          kinds: kinds.map((kind) => KINDS[kind]),
        });
        return rows.map((row) => ({ ...row, kind: kindOf(row.kind) })) as FoundRecord[];
      },
      { placeholderData: keepPreviousData },
    ),
};

const kindOf = (name: string) => recordKinds.find((kind) => KINDS[kind] === name);
