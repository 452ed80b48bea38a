import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type UnitDetail, unitDetailQueries } from '#src/data/portfolio/units/detail.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { SendMessageLink } from '#src/islands/owner-dashboard/screens/messages/parts/send-message-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { UnitDialog } from '../unit-form/unit-dialog.tsx';
import { UnitMenu } from '../units/unit-menu.tsx';
import { UnitState } from '../units/unit-state.tsx';
import { AmenitiesCard } from './amenities-card.tsx';
import { FactsCard, LeaseCard } from './facts-cards.tsx';
import { MetersCard } from './meters-card.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** One unit: what it is and has, who rents it, and everything that happened to it. */
export function Screen({ params }: ScreenProps) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(unitDetailQueries.byId(id, params.id ?? ''));
  useLive([{ table: 'organization_totals', filter: `organization_id=eq.${id}` }], [unitQueries.all]);
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(unit) => <UnitView key={unit.id} unit={unit} />}
    </QueryView>
  );
}

function UnitView({ unit }: { unit: UnitDetail }) {
  const { units } = useText('ownerPortfolio');
  const { enums } = useText('common');
  const { can } = useOrganization();
  const [isEdited, setIsEdited] = useState(false);
  const mayWrite = can('portfolio.write');
  return (
    <>
      <PageHeader
        title={unit.label}
        back={<BackLink to={`/properties/${unit.propertyId}`}>{unit.propertyName}</BackLink>}
        description={
          <span className="flex flex-wrap items-center gap-2">
            {enums.unitUse[unit.unitUse]}
            <UnitState unit={unit} />
          </span>
        }
        actions={
          <>
            {unit.leaseId ? <SendMessageLink to={{ lease: unit.leaseId }} /> : null}
            {mayWrite ? (
              <Button icon={Pencil} onClick={() => setIsEdited(true)}>
                {units.edit}
              </Button>
            ) : null}
            <span className="max-sm:flex-none!">
              <UnitMenu unit={unit} onEdit={() => setIsEdited(true)} />
            </span>
          </>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-12">
        <div className="grid min-w-0 gap-6 xl:col-span-7">
          {can('leases.read') ? <LeaseCard unit={unit} /> : null}
          <DocumentsPart place={{ column: 'unitId', id: unit.id }} writes="portfolio.write" />
          <TimelineCard unitId={unit.id} />
        </div>
        <div className="grid min-w-0 gap-6 md:grid-cols-2 xl:col-span-5 xl:grid-cols-1">
          <FactsCard unit={unit} />
          <AmenitiesCard unit={unit} />
          <MetersCard unitId={unit.id} />
        </div>
      </div>
      {isEdited ? (
        <UnitDialog unit={unit} propertyId={unit.propertyId} onClose={() => setIsEdited(false)} />
      ) : null}
    </>
  );
}
