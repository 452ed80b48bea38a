import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { OfBuilding } from '../parts/of-building.tsx';
import { RulesCards } from './rules-cards.tsx';
import { UnitsCard } from './units-card.tsx';

/** How a building decides. */
export function Screen({ params }: ScreenProps) {
  const text = useText('decisionRules');
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(leaseQueries.properties(id));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <SectionLine />
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={8} />}
        isEmpty={(rows) => !params.id && rows.length === 0}
        empty={
          <EmptyState
            icon={Building2}
            title={text.noProperties}
            text={text.noPropertiesText}
            action={
              <AppLink to="/properties/new" className={buttonClass({ variant: 'primary' })}>
                {text.addProperty}
              </AppLink>
            }
          />
        }
      >
        {(rows) =>
          params.id ? (
            <OfBuilding propertyId={params.id}>
              <Building properties={rows} propertyId={params.id} />
            </OfBuilding>
          ) : (
            <FirstBuilding properties={rows} />
          )
        }
      </QueryView>
    </>
  );
}

/** Without an address of one: the building whose rules were stated last, or else the first. */
function FirstBuilding({ properties }: Pick<BuildingProps, 'properties'>) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(ruleQueries.buildings(id));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {([stated]) => <Building properties={properties} propertyId={stated ?? properties[0]?.id ?? ''} />}
    </QueryView>
  );
}

interface BuildingProps {
  properties: readonly { readonly id: string; readonly name: string }[];
  propertyId: string;
}

function Building({ properties, propertyId }: BuildingProps) {
  const text = useText('decisionRules');
  const { states } = useText('common');
  const go = useGo();
  const versions = useQuery(ruleQueries.versions(propertyId));
  return (
    <div className="grid gap-6">
      <SelectField
        className="sm:max-w-96"
        label={text.property}
        value={propertyId}
        options={properties.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => go(`/democratic/rules/${target.value}`)}
      />
      <Notice title={text.disputedTitle}>{text.disputed}</Notice>
      <QueryView query={versions} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(found) => <RulesCards key={propertyId} propertyId={propertyId} versions={found} />}
      </QueryView>
      <UnitsCard propertyId={propertyId} />
    </div>
  );
}
