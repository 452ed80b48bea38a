import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { type LettableUnit, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface PlaceFieldsProps {
  propertyId: string | null;
  unitId: string | null;
  error: string | undefined;
  onProperty: (id: string | null) => void;
  onUnit: (unit: LettableUnit | null) => void;
}

/** The property, and one of its units or none. */
export function PlaceFields({ propertyId, unitId, error, onProperty, onUnit }: PlaceFieldsProps) {
  const { form: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <QueryView
      query={properties}
      skeleton={<SkeletonText label={states.loading} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<NoProperty />}
    >
      {(rows) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Combobox
            id="propertyId"
            label={text.property}
            value={propertyId}
            options={rows.map((row) => ({
              value: row.id,
              label: row.name,
              detail: [row.sector, row.municipality].filter(Boolean).join(', '),
            }))}
            emptyText={text.noMatch}
            error={error}
            onChange={onProperty}
          />
          {propertyId ? <UnitField propertyId={propertyId} unitId={unitId} onUnit={onUnit} /> : null}
        </div>
      )}
    </QueryView>
  );
}

function UnitField({
  propertyId,
  unitId,
  onUnit,
}: Pick<PlaceFieldsProps, 'unitId' | 'onUnit'> & { propertyId: string }) {
  const { form: text } = useText('ownerScreening');
  const { states } = useText('common');
  const { id } = useOrganization();
  const units = useQuery(leaseQueries.lettableUnits(id, propertyId));
  return (
    <QueryView query={units} skeleton={<SkeletonText label={states.loading} rows={2} />}>
      {(rows) => (
        <Combobox
          id="unitId"
          label={text.unit}
          hint={text.unitHint}
          optional={states.optional}
          value={unitId}
          options={rows.map((row) => ({ value: row.id, label: row.label }))}
          emptyText={text.noMatch}
          onChange={(value) => onUnit(rows.find((row) => row.id === value) ?? null)}
        />
      )}
    </QueryView>
  );
}

function NoProperty() {
  const { form: text } = useText('ownerScreening');
  return (
    <EmptyState
      icon={Building2}
      title={text.noPropertyTitle}
      text={text.noPropertyText}
      action={
        <AppLink to="/properties/new" className={buttonClass({ variant: 'primary' })}>
          {text.addProperty}
        </AppLink>
      }
    />
  );
}
