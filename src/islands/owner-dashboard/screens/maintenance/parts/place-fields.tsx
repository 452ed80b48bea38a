import { useQuery } from '@tanstack/react-query';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { assetQueries } from '#src/data/maintenance/assets.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';

/** Where something is, and which equipment there it is about. */
export interface Place {
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly assetId?: string | null;
}

interface PlaceFieldsProps {
  place: Place;
  propertyError: string | undefined;
  /** Whether equipment of the place can be chosen too. */
  hasAsset?: boolean;
  onChange: (part: Partial<Place>) => void;
}

/** A property, one of its units or all of it, and where it matters one piece of equipment there. */
export function PlaceFields({ place, propertyError, hasAsset = false, onChange }: PlaceFieldsProps) {
  const { office: text } = useText('maintenance');
  const { states } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  const units = useQuery({
    ...maintenanceQueries.units(id, place.propertyId ?? ''),
    enabled: Boolean(place.propertyId),
  });
  return (
    <QueryView query={properties} skeleton={<SkeletonFields label={states.loading} rows={2} />}>
      {(rows) => (
        <>
          <Combobox
            id="propertyId"
            label={text.property}
            value={place.propertyId}
            options={rows.map((row) => ({ value: row.id, label: row.name }))}
            emptyText={text.noProperty}
            error={propertyError}
            onChange={(propertyId) => onChange({ propertyId, unitId: null, assetId: null })}
          />
          <Combobox
            id="unitId"
            label={text.unit}
            value={place.unitId}
            options={(units.data ?? []).map((row) => ({ value: row.id, label: row.label }))}
            emptyText={units.isFetching ? states.loading : text.noUnit}
            optional={states.optional}
            onChange={(unitId) => onChange({ unitId, assetId: null })}
          />
          {hasAsset ? <AssetField place={place} onChange={(assetId) => onChange({ assetId })} /> : null}
        </>
      )}
    </QueryView>
  );
}

interface AssetFieldProps {
  place: Place;
  onChange: (assetId: string | null) => void;
}

/** Equipment of the whole property, or of the unit; of all units where none is chosen. */
export function AssetField({ place, onChange }: AssetFieldProps) {
  const text = useText('assets');
  const { states } = useText('common');
  const { id } = useOrganization();
  const { propertyId, unitId, assetId } = place;
  const assets = useQuery({
    ...assetQueries.choices(id, propertyId ?? ''),
    enabled: Boolean(propertyId),
  });
  const there = (assets.data ?? []).filter((row) => !unitId || row.unitId === null || row.unitId === unitId);
  return (
    <Combobox
      id="assetId"
      label={text.one}
      value={assetId ?? null}
      options={there.map((row) => ({
        value: row.id,
        label: row.unitLabel ? `${row.name} · ${row.unitLabel}` : row.name,
      }))}
      emptyText={assets.isFetching ? states.loading : text.noneThere}
      optional={states.optional}
      onChange={onChange}
    />
  );
}
