import { newId } from '#src/data/new-id.ts';
import { addPhoto } from '#src/data/properties/photos.ts';
import { propertyQueries } from '#src/data/properties/queries.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Adds photos to a property, behind those it has. @param onAdded is given their ids */
export function useAddPhotos(propertyId: string, onAdded?: (ids: readonly string[]) => void) {
  const { id: organizationId } = useOrganization();
  return useAction({
    mutationFn: async (pictures: readonly Blob[]) => {
      const ids: string[] = [];
      // One after the other: they stand in the order in which they were chosen.
      for (const picture of pictures) {
        const id = newId();
        await addPhoto({ organizationId, propertyId, picture }, id);
        ids.push(id);
      }
      return ids;
    },
    invalidates: [propertyQueries.all],
    onDone: onAdded,
  });
}
