import { HandCoins, Plus, UserPlus } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';

/** What owners begin most often, as far as their role allows it. */
export function QuickActions() {
  const { home } = useText('owner');
  const { can } = useOrganization();
  return (
    <>
      {can('portfolio.write') ? (
        <AppLink to="/properties/new" className={buttonClass({})}>
          <Plus size={18} aria-hidden="true" />
          {home.addProperty}
        </AppLink>
      ) : null}
      {can('leases.write') ? (
        <AppLink to="/tenants/new" className={buttonClass({})}>
          <UserPlus size={18} aria-hidden="true" />
          {home.newTenant}
        </AppLink>
      ) : null}
      {can('money.write') ? (
        <AppLink to="/finance?record=1" className={buttonClass({ variant: 'primary' })}>
          <HandCoins size={18} aria-hidden="true" />
          {home.recordPayment}
        </AppLink>
      ) : null}
    </>
  );
}
