import type { QueryKey } from '@tanstack/react-query';
import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { showToast } from '#src/stores/toasts.ts';
import { useErrorToast } from '../use-error-toast.ts';
import { type EachOutcome, runEach } from './run-each.ts';

const changed: readonly QueryKey[] = [propertyQueries.all, unitQueries.all, totalsQueries.all];

interface BulkDeeds {
  readonly archive: (id: string) => Promise<void>;
  readonly restore: (id: string) => Promise<void>;
  /** After either: the rows are no longer where they were ticked. */
  readonly onDone: () => void;
}

/** Puts many away at once, with the way back in the toast, and brings many back. */
export function useBulkArchive({ archive, restore, onDone }: BulkDeeds) {
  const { bulk: text } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const back = useAction({
    mutationFn: (ids: readonly string[]) => runEach(ids, restore),
    invalidates: changed,
    toast: ({ done }: EachOutcome) => text.restored({ count: done.length }),
    onDone,
  });
  const away = useAction({
    mutationFn: (ids: readonly string[]) => runEach(ids, archive),
    invalidates: changed,
    onDone: ({ done, inUse }: EachOutcome) => {
      onDone();
      if (inUse.length > 0) showToast('error', text.inUse({ count: inUse.length }));
      if (done.length === 0) return;
      showToast('success', text.archived({ count: done.length }), {
        label: actions.undo,
        run: () => void back.run(done),
      });
    },
  });
  useErrorToast(away);
  useErrorToast(back);
  return {
    isBusy: away.isRunning || back.isRunning,
    archive: (ids: readonly string[]) => void away.run(ids),
    restore: (ids: readonly string[]) => void back.run(ids),
  };
}
