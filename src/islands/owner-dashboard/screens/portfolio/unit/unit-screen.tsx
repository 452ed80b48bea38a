import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, UserPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { tenantQueries } from '#src/data/leasing/people/queries.ts';
import { type UnitDetail, unitDetailQueries } from '#src/data/portfolio/units/detail.ts';
import { unitQueries } from '#src/data/portfolio/units/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { FoldedSection } from '#src/islands/shell/record/folded-section.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { UnitDialog } from '../unit-form/later-unit-dialog.ts';
import { UnitState } from '../units/unit-state.tsx';
import { useUnitActions } from '../units/use-unit-actions.ts';
import { AmenitiesCard } from './amenities-card.tsx';
import { FactsCard } from './facts-card.tsx';
import { MetersCard } from './meters-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { UnitNow } from './unit-now.tsx';
import { UnitRelated } from './unit-related.tsx';

/** One unit: whether it is let and to whom, what happened to it, what it is and has. */
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
  const { unitPage: text } = useText('ownerProperty');
  const { title: documents } = useText('documents');
  const { enums } = useText('common');
  const { id, can } = useOrganization();
  const [isEdited, setIsEdited] = useState(false);
  const seesTenants = unit.leaseId !== null && can('leases.read');
  const { data: tenants, isLoading } = useQuery({
    ...tenantQueries.ofLease(id, unit.leaseId ?? ''),
    enabled: seesTenants,
  });
  return (
    <>
      <RecordHead
        kind={text.kind}
        title={unit.label}
        back={<BackLink to={recordPath.property(unit.propertyId)}>{unit.propertyName}</BackLink>}
        facts={[enums.unitUse[unit.unitUse]]}
        state={<UnitState unit={unit} />}
        primary={<NextStep unit={unit} />}
        actions={useActions(unit, () => setIsEdited(true))}
      />
      <RecordPage
        main={
          <>
            <UnitNow unit={unit} tenants={tenants} />
            {isLoading ? <WaitingMark /> : null}
            <TimelineCard unitId={unit.id} />
            <FoldedSection id="meters" title={text.meters}>
              <MetersCard unitId={unit.id} />
            </FoldedSection>
            <FoldedSection id="documents" title={documents}>
              <DocumentsPart place={{ column: 'unitId', id: unit.id }} writes="portfolio.write" />
            </FoldedSection>
          </>
        }
        side={
          <>
            {isLoading ? <WaitingMark /> : null}
            <UnitRelated unit={unit} tenants={tenants} />
            <FactsCard unit={unit} />
            <AmenitiesCard unit={unit} />
          </>
        }
      />
      {isEdited ? (
        <UnitDialog unit={unit} propertyId={unit.propertyId} onClose={() => setIsEdited(false)} />
      ) : null}
    </>
  );
}

/** A unit that is let leads to its lease, one that stands empty to its next. */
function NextStep({ unit }: { unit: UnitDetail }) {
  const { units } = useText('ownerPortfolio');
  const { can } = useOrganization();
  if (unit.leaseId && can('leases.read')) {
    return (
      <AppLink to={recordPath.lease(unit.leaseId)} className={buttonClass({ variant: 'primary' })}>
        {units.openLease}
      </AppLink>
    );
  }
  if (unit.isLeased || unit.archivedAt !== null || !can('leases.write')) return null;
  return (
    <AppLink to={`/tenants/new?unit=${unit.id}`} className={buttonClass({ variant: 'primary' })}>
      <UserPlus size={18} aria-hidden="true" />
      {units.findTenant}
    </AppLink>
  );
}

/** What else can be done: with those who live there, with the unit itself, with the page. */
function useActions(unit: UnitDetail, onEdit: () => void): MenuItem[] {
  const { unitPage: text } = useText('ownerProperty');
  const { home } = useText('owner');
  const { can } = useOrganization();
  const go = useGo();
  const print = usePrintItem();
  const own = useUnitActions(unit, onEdit).filter(({ id }) => id !== 'lease' && id !== 'tenant');
  const items: MenuItem[] = [];
  if (unit.leaseId && can('messages.write')) {
    const write = () => go(`/messages/new?lease=${unit.leaseId}`);
    items.push({ id: 'message', label: home.sendMessage, icon: MessagesSquare, onSelect: write });
  }
  if (can('maintenance.write')) {
    const report = () => go(`/maintenance/new?property=${unit.propertyId}&unit=${unit.id}`);
    items.push({ id: 'report', label: text.report, icon: Wrench, onSelect: report });
  }
  own.forEach((item, index) => {
    items.push({ ...item, startsGroup: index === 0 && items.length > 0 });
  });
  const startsGroup = items.length > 0;
  items.push({ ...print, startsGroup });
  return items;
}
