import { useState } from 'react';
import { type ErrorKind, toAppError } from '#src/data/errors.ts';
import { addRentStep } from '#src/data/leasing/leases/change-mutations.ts';
import { partId } from '#src/domain/foundation/request-id.ts';
import type { Increase } from '#src/domain/law/increase.ts';
import { useText } from '#src/i18n/react.tsx';
import { leaseKeys } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-keys.ts';
import { appErrorText } from '#src/islands/shell/error-text.ts';
import { useAction } from '#src/islands/shell/use-action.ts';

interface IncreaseInput {
  readonly startsOn: string;
  /** Of the rent: 0.08 is 8 %. */
  readonly share: number;
  readonly increases: readonly Increase[];
}

/** The leases that one increase changed. */
export interface Raised extends Pick<IncreaseInput, 'startsOn' | 'share'> {
  readonly leaseIds: readonly string[];
}

/** What became of each lease: null where its rent was changed, else why not. */
type Outcomes = Readonly<Record<string, string | null>>;

/** Errors with which the database says no to one lease. */
const REFUSED: ReadonlySet<ErrorKind> = new Set(['invalid', 'conflict', 'not_found', 'forbidden']);

/** Gives each lease its new rent. One that is refused keeps none of the others from being changed. */
export function useRaise() {
  const text = useText('rentIncreases');
  const common = useText('common');
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [raised, setRaised] = useState<Raised | null>(null);
  const raise = useAction({
    mutationFn: async ({ startsOn, increases }: IncreaseInput, requestId: string): Promise<Outcomes> => {
      const found: Record<string, string | null> = {};
      for (const [index, { leaseId, afterMinor: rentMinor }] of increases.entries()) {
        found[leaseId] = await addRentStep({ leaseId, startsOn, rentMinor }, partId(requestId, index)).then(
          () => null,
          (error: unknown) => {
            // What was not answered is asked again, under the same id.
            if (!REFUSED.has(toAppError(error).kind)) throw error;
            return appErrorText(error, common);
          },
        );
      }
      return found;
    },
    invalidates: leaseKeys,
    toast: (found) => text.done({ count: Object.values(found).filter((why) => why === null).length }),
    onDone: (found, { startsOn, share }) => {
      setOutcomes((before) => ({ ...before, ...found }));
      const leaseIds = Object.keys(found).filter((id) => found[id] === null);
      if (leaseIds.length > 0) setRaised({ startsOn, share, leaseIds });
    },
  });
  return { raise, outcomes, raised };
}
