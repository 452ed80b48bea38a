import { useQuery } from '@tanstack/react-query';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { unitOption } from '#src/islands/owner-dashboard/screens/portfolio/parts/unit-option.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import type { UnitMove } from './use-unit-move.ts';

interface MovePlaceFieldsProps {
  lease: Lease;
  move: UnitMove;
}

/** The property, which is the same one to begin with, then its unit: vacant ones first. */
export function MovePlaceFields(props: MovePlaceFieldsProps) {
  const text = useText('ownerLeasing').leasing.unitMove;
  const { noMatch } = useText('ownerMoney').tenantForm.unit;
  const { states } = useText('common');
  const { id } = useOrganization();
  const { move } = props;
  return (
    <QueryView
      query={useQuery(leaseQueries.properties(id))}
      skeleton={<SkeletonText label={states.loading} rows={2} />}
    >
      {(properties) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {properties.length > 1 ? (
            <Combobox
              label={text.property}
              value={move.propertyId}
              options={properties.map((property) => ({
                value: property.id,
                label: property.name,
                detail: [property.sector, property.municipality].filter(Boolean).join(', '),
              }))}
              emptyText={noMatch}
              onChange={move.chooseProperty}
            />
          ) : null}
          {move.propertyId ? <UnitField {...props} propertyId={move.propertyId} /> : null}
        </div>
      )}
    </QueryView>
  );
}

function UnitField({ lease, move, propertyId }: MovePlaceFieldsProps & { propertyId: string }) {
  const text = useText('ownerLeasing').leasing.unitMove;
  const { unit: unitText } = useText('ownerMoney').tenantForm;
  const { states } = useText('common');
  const { id } = useOrganization();
  const language = useLanguage();
  return (
    <QueryView
      query={useQuery(leaseQueries.lettableUnits(id, propertyId))}
      skeleton={<SkeletonText label={states.loading} rows={2} />}
    >
      {(all) => {
        const units = all.filter((unit) => unit.id !== lease.unitId);
        return (
          <Combobox
            label={text.unit}
            value={move.unit?.id ?? null}
            options={units.map((unit) => unitOption(unit, unitText, language))}
            emptyText={unitText.noMatch}
            error={!move.unit ? text.unitMissing : undefined}
            column="unit_id"
            onChange={(unitId) => move.chooseUnit(units.find((unit) => unit.id === unitId) ?? null)}
          />
        );
      }}
    </QueryView>
  );
}
