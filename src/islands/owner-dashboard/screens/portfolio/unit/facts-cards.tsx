import { UserPlus } from 'lucide-react';
import type { Unit } from '#src/data/portfolio/units/queries.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What the unit is; "—" for what nobody wrote down. */
export function FactsCard({ unit }: { unit: Unit }) {
  const { unitPage: text } = useText('ownerProperty');
  const { columns } = useText('ownerPortfolio').units;
  const { enums, states } = useText('common');
  const language = useLanguage();
  const number = (value: number | null) => (value === null ? states.unknown : formatNumber(value, language));
  return (
    <Card title={text.facts}>
      <DefinitionList
        items={[
          { term: columns.use, value: enums.unitUse[unit.unitUse] },
          { term: columns.bedrooms, value: number(unit.bedrooms) },
          { term: columns.bathrooms, value: number(unit.bathrooms) },
          { term: columns.area, value: number(unit.areaM2) },
          {
            term: columns.marketRent,
            value:
              unit.marketRentMinor === null || unit.marketRentCurrency === null ? (
                states.unknown
              ) : (
                <MoneyText amountMinor={unit.marketRentMinor} currency={unit.marketRentCurrency} />
              ),
          },
        ]}
      />
    </Card>
  );
}

/** The lease in force with its tenant, or the way to one. */
export function LeaseCard({ unit }: { unit: Unit }) {
  const { unitPage: text } = useText('ownerProperty');
  const { units } = useText('ownerPortfolio');
  const { enums, states } = useText('common');
  const { can } = useOrganization();
  if (unit.leaseId === null || unit.leaseStatus === null) {
    return (
      <Card title={text.lease}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-15 text-hint">{text.noLease}</p>
          {can('leases.write') && unit.archivedAt === null ? (
            <AppLink to={`/tenants/new?unit=${unit.id}`} className={buttonClass({ variant: 'primary' })}>
              <UserPlus size={18} aria-hidden="true" />
              {units.findTenant}
            </AppLink>
          ) : null}
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={text.lease}
      action={
        <AppLink to={`/leases/${unit.leaseId}`} className={buttonClass({ size: 'sm' })}>
          {units.openLease}
        </AppLink>
      }
    >
      <DefinitionList
        items={[
          {
            term: units.columns.tenant,
            value: (
              <AppLink to={`/leases/${unit.leaseId}`} className={linkClass}>
                {unit.tenantName ?? states.unknown}
              </AppLink>
            ),
          },
          { term: units.columns.state, value: enums.leaseStatus[unit.leaseStatus] },
          {
            term: units.columns.rent,
            value:
              unit.rentMinor === null || unit.rentCurrency === null ? (
                states.unknown
              ) : (
                <MoneyText amountMinor={unit.rentMinor} currency={unit.rentCurrency} />
              ),
          },
          {
            term: units.columns.endsOn,
            value:
              unit.leaseStatus === 'month_to_month' || unit.leaseEndsOn === null ? (
                units.openEnd
              ) : (
                <DateText date={unit.leaseEndsOn} format="short" />
              ),
          },
        ]}
      />
    </Card>
  );
}
