import { assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { decisionQueries } from '#src/data/decisions/decisions.ts';
import { voteQueries } from '#src/data/decisions/votes.ts';
import { useLive } from '#src/islands/shell/use-live.ts';

/** What a decision changes is read with the agenda: its state, its turnout, who has voted. */
export const AGENDA_KEYS = [decisionQueries.all, voteQueries.all] as const;

/** Hears what others do in the session while it is open: arrivals, votes, the agenda. */
export function useAssemblyLive({
  id,
  propertyId,
}: {
  readonly id: string;
  readonly propertyId: string;
}): void {
  const ofBuilding = `property_id=eq.${propertyId}`;
  useLive(
    [
      { table: 'assemblies', filter: `id=eq.${id}` },
      { table: 'assembly_attendance', filter: `assembly_id=eq.${id}` },
      { table: 'assembly_items', filter: `assembly_id=eq.${id}` },
      { table: 'decisions', filter: ofBuilding },
      { table: 'decision_votes', filter: ofBuilding },
    ],
    [assemblyQueries.of(id), ...AGENDA_KEYS],
  );
}
