import { Banknote, MessagesSquare, Plus, UserPlus, Wrench } from 'lucide-react';
import { useState } from 'react';
import type { PersonPage } from '#src/data/leasing/people/page-queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';

const RecordPaymentDialog = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/payment/record-payment-dialog.tsx').then(
    (file) => file.RecordPaymentDialog,
  ),
);

/** What may be done with a tenant: the payment of what they owe or a message first, the rest in a menu. */
export function useTenantActions(person: PersonPage, leases: readonly Tenant[]) {
  const { lease: money, finance } = useText('ownerMoney');
  const { home } = useText('owner');
  const { can } = useOrganization();
  const go = useGo();
  const [paying, setPaying] = useState<Tenant | null>(null);
  const owing = can('money.write') ? leases.filter(({ receivableMinor }) => receivableMinor > 0) : [];
  // Of several leases that owe, each has the button in its own line.
  const [due] = owing.length === 1 ? owing : [];
  const write = () => go(`/messages/new?person=${person.id}`);
  const primary = due ? (
    <Button variant="primary" icon={Banknote} onClick={() => setPaying(due)}>
      {money.recordPayment}
    </Button>
  ) : can('messages.write') ? (
    <Button variant="primary" icon={MessagesSquare} onClick={write}>
      {home.sendMessage}
    </Button>
  ) : null;
  const message: MenuItem[] =
    due && can('messages.write')
      ? [{ id: 'message', label: home.sendMessage, icon: MessagesSquare, onSelect: write }]
      : [];
  const rest = useRest(person, leases);
  const dialog = paying ? (
    <RecordPaymentDialog
      isOpen
      onClose={() => setPaying(null)}
      lease={{
        id: paying.leaseId,
        currency: paying.currency,
        tenantName: person.fullName,
        place: finance.place({ property: paying.propertyName, unit: paying.unitLabel }),
        creditMinor: paying.creditMinor,
      }}
    />
  ) : null;
  return {
    primary,
    actions: [...message, ...rest],
    dialog,
    /** Records a payment of one of several leases that owe; absent where the head does. */
    pay: owing.length > 1 ? setPaying : undefined,
  };
}

function useRest(person: PersonPage, leases: readonly Tenant[]): MenuItem[] {
  const { lease: money } = useText('ownerMoney');
  const { tenantPage: text } = useText('ownerTenantPage');
  const { unitPage } = useText('ownerProperty');
  const { can } = useOrganization();
  const go = useGo();
  const print = usePrintItem();
  const current = leases.filter(({ status, hasLeft }) => isOccupying(status) && !hasLeft);
  const items: MenuItem[] = [];
  if (can('money.write') && current.length > 0) {
    const charge = () => go(`/finance/charges/new?leases=${current.map(({ leaseId }) => leaseId).join(',')}`);
    items.push({ id: 'charge', label: money.addCharge, icon: Plus, onSelect: charge });
  }
  const [home] = current;
  if (can('maintenance.write') && home) {
    const report = () => go(`/maintenance/new?property=${home.propertyId}&unit=${home.unitId}`);
    items.push({ id: 'report', label: unitPage.report, icon: Wrench, onSelect: report });
  }
  if (can('leases.write')) {
    const lease = () => go(`/tenants/new?person=${person.id}`);
    items.push({ id: 'lease', label: text.newLease, icon: UserPlus, onSelect: lease });
  }
  const startsGroup = items.length > 0;
  return [...items, { ...print, startsGroup }];
}
