import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { type LettableUnit, leaseQueries, type UnitChoice } from '#src/data/leasing/leases/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { unitOption } from '#src/islands/owner-dashboard/screens/portfolio/parts/unit-option.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import type { LeaseDraft } from './lease-draft.ts';
import type { StepProps } from './use-lease-draft.ts';

/** The market rent as the rent to begin with, unless one was written already. */
export function rentOfUnit(
  unit: Pick<LettableUnit, 'marketRentMinor' | 'marketRentCurrency'>,
  draft: Pick<LeaseDraft, 'rentMinor'>,
): Partial<LeaseDraft> {
  if (draft.rentMinor !== null || unit.marketRentMinor === null || !unit.marketRentCurrency) return {};
  return { rentMinor: unit.marketRentMinor, currency: unit.marketRentCurrency };
}

/** The property, then its unit: vacant ones first. */
export function StepUnit(props: StepProps) {
  const text = useText('ownerMoney').tenantForm.unit;
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(leaseQueries.properties(id));
  useOnlyProperty(query.data, props);
  return (
    <section className="grid gap-4" aria-labelledby="step-unit">
      <div>
        <h2 id="step-unit" className="text-20">
          {text.heading}
        </h2>
        <p className="text-15 text-secondary">{text.text}</p>
      </div>
      <Card>
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} />}
          isEmpty={(properties) => properties.length === 0}
          empty={<NoProperty />}
        >
          {(properties) => (
            <div className="grid gap-4">
              <Combobox
                id="propertyId"
                label={text.property}
                value={props.draft.propertyId}
                options={properties.map((property) => ({
                  value: property.id,
                  label: property.name,
                  detail: [property.sector, property.municipality].filter(Boolean).join(', '),
                }))}
                emptyText={text.noMatch}
                error={props.errorOf('propertyId')}
                onChange={(propertyId) => props.change({ propertyId, unitId: null })}
              />
              {props.draft.propertyId ? <UnitField {...props} propertyId={props.draft.propertyId} /> : null}
            </div>
          )}
        </QueryView>
      </Card>
    </section>
  );
}

/** Whoever has one property is not asked which. */
function useOnlyProperty(
  properties: readonly { readonly id: string }[] | undefined,
  { draft, change }: Pick<StepProps, 'draft' | 'change'>,
) {
  const only = properties?.length === 1 ? properties[0]?.id : undefined;
  const isOpen = draft.propertyId === null;
  useEffect(() => {
    if (only && isOpen) change({ propertyId: only, unitId: null });
  }, [only, isOpen, change]);
}

/** Nor which unit, where one alone is free. */
function useOnlyUnit(
  units: readonly UnitChoice[] | undefined,
  { draft, change }: Pick<StepProps, 'draft' | 'change'>,
) {
  const free = units?.filter((unit) => unit.leaseId === null && unit.reservedFrom === null);
  const only = free?.length === 1 ? free[0] : undefined;
  const isOpen = draft.unitId === null;
  useEffect(() => {
    if (only && isOpen) change({ unitId: only.id, ...rentOfUnit(only, draft) });
  }, [only, isOpen, change, draft]);
}

function UnitField({ draft, change, errorOf, propertyId }: StepProps & { propertyId: string }) {
  const text = useText('ownerMoney').tenantForm.unit;
  const { states } = useText('common');
  const { id } = useOrganization();
  const language = useLanguage();
  const query = useQuery(leaseQueries.lettableUnits(id, propertyId));
  useOnlyUnit(query.data, { draft, change });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText label={states.loading} rows={2} />}
      isEmpty={(units) => units.length === 0}
      empty={<p className="text-hint">{text.noUnitsHere}</p>}
    >
      {(units) => (
        <Combobox
          id="unitId"
          label={text.unit}
          value={draft.unitId}
          options={units.map((unit) => unitOption(unit, text, language))}
          emptyText={text.noMatch}
          error={errorOf('unitId')}
          onChange={(unitId) => {
            const unit = units.find((candidate) => candidate.id === unitId);
            change({ unitId, ...(unit ? rentOfUnit(unit, draft) : {}) });
          }}
        />
      )}
    </QueryView>
  );
}

function NoProperty() {
  const text = useText('ownerMoney').tenantForm.unit;
  return (
    <EmptyState
      icon={Building2}
      title={text.noUnitsTitle}
      text={text.noUnits}
      action={
        <AppLink to="/properties/new" className={buttonClass({ variant: 'primary' })}>
          {text.addProperty}
        </AppLink>
      }
    />
  );
}
