import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leasedDaysQuery } from '#src/data/leasing/leases/leased-days.ts';
import type { LeasedDays } from '#src/domain/leasing/leased-days.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { movedToFree } from './free-start.ts';
import type { LeaseDraft } from './lease-draft.ts';

const NONE: readonly LeasedDays[] = [];

/**
 * When the chosen unit is let, as far as it is known. A start that nobody chose moves to the first day that it is free.
 * @param isRefused the server found a term in the way that was not known here: they are read again
 */
export function useLeasedDays(
  draft: LeaseDraft,
  today: string,
  change: (part: Partial<LeaseDraft>) => void,
  isRefused: boolean,
): readonly LeasedDays[] {
  const { id } = useOrganization();
  const { unitId } = draft;
  const { data, refetch } = useQuery({
    ...leasedDaysQuery(id, unitId ?? ''),
    enabled: unitId !== null,
  });
  useEffect(() => {
    const moved = data && unitId !== null ? movedToFree(draft, data, today) : null;
    if (moved) change(moved);
  }, [data, unitId, draft, today, change]);
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);
  return data ?? NONE;
}
