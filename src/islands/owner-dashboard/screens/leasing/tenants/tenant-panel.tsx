import { Mail, Phone } from 'lucide-react';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import { useText } from '#src/i18n/react.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { DateText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SidePanel } from '#src/ui/components/side-panel.tsx';
import { TenantBalance } from './tenant-balance.tsx';

/** A look at one tenant without leaving the list. */
export function TenantPanel({ tenant, onClose }: { tenant: Tenant | null; onClose: () => void }) {
  const text = useText('ownerMoney').tenants;
  const { actions } = useText('common');
  return (
    <SidePanel
      isOpen={tenant !== null}
      onClose={onClose}
      title={tenant?.fullName ?? text.panelTitle}
      closeLabel={actions.close}
      footer={
        tenant ? (
          <>
            <AppLink
              to={`/leases/${tenant.leaseId}`}
              className={buttonClass({ variant: 'primary', isBlock: true })}
            >
              {text.openLease}
            </AppLink>
            <AppLink to={`/tenants/${tenant.personId}`} className={buttonClass({ isBlock: true })}>
              {text.openPage}
            </AppLink>
          </>
        ) : null
      }
    >
      {tenant ? <TenantFacts tenant={tenant} /> : null}
    </SidePanel>
  );
}

function TenantFacts({ tenant }: { tenant: Tenant }) {
  const text = useText('ownerMoney').tenants;
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3">
        <Avatar name={tenant.fullName} size="lg" />
        <div className="grid gap-1">
          <LeaseBadge status={tenant.status} />
          <p className="text-14 text-hint">{tenant.userId ? text.hasAccount : text.noAccount}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          { term: text.columns.property, value: tenant.propertyName },
          { term: text.columns.unit, value: tenant.unitLabel },
          {
            term: text.columns.rent,
            value: <MoneyText amountMinor={tenant.rentMinor} currency={tenant.currency} />,
          },
          { term: text.columns.startsOn, value: <DateText date={tenant.startsOn} format="short" /> },
          { term: text.columns.endsOn, value: <DateText date={tenant.endsOn} format="short" /> },
          { term: text.columns.balance, value: <TenantBalance tenant={tenant} /> },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {tenant.phone ? (
          <a href={`tel:${tenant.phone}`} className={buttonClass({ size: 'sm' })} title={text.call}>
            <Phone size={16} aria-hidden="true" />
            {formatPhone(tenant.phone)}
          </a>
        ) : null}
        {tenant.email ? (
          <a href={`mailto:${tenant.email}`} className={buttonClass({ size: 'sm' })} title={text.write}>
            <Mail size={16} aria-hidden="true" />
            <span className="wrap-anywhere">{tenant.email}</span>
          </a>
        ) : null}
      </div>
    </div>
  );
}
