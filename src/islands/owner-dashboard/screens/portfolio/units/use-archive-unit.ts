import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { setUnitArchived } from '#src/data/portfolio/units/mutations.ts';
import { type Unit, unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { showToast } from '#src/stores/toasts.ts';

const changed = [unitQueries.all, propertyQueries.all, totalsQueries.all];

/** Puts a unit away, with the way back in the toast, and brings it back. */
export function useArchiveUnit(unit: Pick<Unit, 'id' | 'label'>) {
  const { units } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const place = { organizationId: useOrganization().id, unitId: unit.id };
  const restore = useAction({
    mutationFn: setUnitArchived,
    invalidates: changed,
    toast: units.restoredToast(unit),
  });
  const archive = useAction({
    mutationFn: setUnitArchived,
    invalidates: changed,
    errorTexts: { in_use: units.inUse },
    onDone: () =>
      showToast('success', units.archivedToast(unit), {
        label: actions.undo,
        run: () => void restore.run({ ...place, isArchived: false }),
      }),
  });
  useErrorToast(archive);
  useErrorToast(restore);
  return {
    archive: () => void archive.run({ ...place, isArchived: true }),
    restore: () => void restore.run({ ...place, isArchived: false }),
  };
}
