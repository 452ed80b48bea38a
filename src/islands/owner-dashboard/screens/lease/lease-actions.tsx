import { CalendarX, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Lease } from '#src/data/leases/queries.ts';
import type { Tenant } from '#src/data/people/queries.ts';
import { holdsUnit } from '#src/domain/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { RecordPaymentDialog } from '../payment/record-payment-dialog.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { TerminateDialog } from './terminate-dialog.tsx';

type Open = 'payment' | 'charge' | 'terminate' | null;

/** What may be done with a lease, for those who may. */
export function LeaseActions({ lease, tenants }: { lease: Lease; tenants: readonly Tenant[] }) {
  const { lease: text, finance } = useText('ownerMoney');
  const { can } = useOrganization();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const mayEnd = can('leases.write') && holdsUnit(lease.status);
  return (
    <>
      {mayEnd ? (
        <Menu
          label={text.more}
          align="end"
          items={[
            {
              id: 'terminate',
              label: text.terminate,
              icon: CalendarX,
              tone: 'danger',
              onSelect: () => setOpen('terminate'),
            },
          ]}
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={text.more} variant="outline" />}
        />
      ) : null}
      {can('money.write') ? (
        <>
          <Button icon={Plus} onClick={() => setOpen('charge')}>
            {text.addCharge}
          </Button>
          <Button variant="primary" onClick={() => setOpen('payment')}>
            {text.recordPayment}
          </Button>
        </>
      ) : null}
      <RecordPaymentDialog
        isOpen={open === 'payment'}
        onClose={close}
        lease={{
          id: lease.id,
          currency: lease.currency,
          tenantName: tenants[0]?.full_name ?? finance.noTenant,
          place: finance.place({ property: lease.property_name, unit: lease.unit_label }),
        }}
      />
      <ChargeDialog isOpen={open === 'charge'} onClose={close} lease={lease} />
      <TerminateDialog isOpen={open === 'terminate'} onClose={close} lease={lease} />
    </>
  );
}
