import { useQuery } from '@tanstack/react-query';
import { type EntrySource, entrySourceQuery } from '#src/data/books/sources.ts';
import type { JournalKind } from '#src/domain/foundation/enums.ts';
import { useOrganization } from '#src/islands/shell/session.ts';

/** What entries came from, by their ids; empty until it is known. */
export function useEntrySources(entryIds: readonly string[]): ReadonlyMap<string, EntrySource> {
  const { id } = useOrganization();
  const { data } = useQuery(entrySourceQuery(id, [...new Set(entryIds)].sort()));
  return data ?? new Map();
}

interface Found {
  readonly kind: JournalKind;
  readonly leaseId: string | null;
  readonly source: EntrySource | undefined;
}

export interface SourcePath {
  readonly to: string;
  readonly what: 'payment' | 'bill' | 'lease' | 'distribution';
}

/** Where the paper behind an entry is: a charge is on its lease. Null for what was entered by hand. */
export function sourcePath({ kind, leaseId, source }: Found): SourcePath | null {
  if (source?.paymentId) return { to: `/finance/payments/${source.paymentId}`, what: 'payment' };
  if (source?.billId) return { to: `/finance/expenses/${source.billId}`, what: 'bill' };
  if (leaseId) return { to: `/leases/${leaseId}`, what: 'lease' };
  return kind === 'owner_distribution' ? { to: '/finance/distributions', what: 'distribution' } : null;
}

/** An entry in the journal, found by its number. */
export const journalPath = (entryNumber: number): string => `/finance/journal?q=%23${entryNumber}`;
