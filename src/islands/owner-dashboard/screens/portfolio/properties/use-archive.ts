import { totalsQueries } from '#src/data/money/totals/queries.ts';
import { archiveProperty, restoreProperty } from '#src/data/portfolio/properties/mutations.ts';
import { propertyQueries } from '#src/data/portfolio/properties/queries.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { showToast } from '#src/stores/toasts.ts';

const changed = [propertyQueries.all, unitQueries.all, totalsQueries.all];

/** Puts a property away, with the way back in the toast, and brings it back. */
export function useArchive(property: { id: string; name: string }) {
  const { properties } = useText('ownerPortfolio');
  const { actions } = useText('common');
  const place = { organizationId: useOrganization().id, propertyId: property.id };

  const restore = useAction({
    mutationFn: restoreProperty,
    invalidates: changed,
    toast: properties.restoredToast(property),
  });
  const archive = useAction({
    mutationFn: archiveProperty,
    invalidates: changed,
    errorTexts: { in_use: properties.inUse },
    onDone: () =>
      showToast('success', properties.archivedToast(property), {
        label: actions.undo,
        run: () => void restore.run(place),
      }),
  });
  useErrorToast(archive);
  useErrorToast(restore);

  return { archive: () => void archive.run(place), restore: () => void restore.run(place) };
}
