import { Ellipsis, Plus } from 'lucide-react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { SendMessageLink } from '#src/islands/owner-dashboard/screens/messages/parts/send-message-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { PartiesDialog } from '../lease-people/parties-dialog.tsx';
import type { LeaseAction, OfferedAction } from './lease-action-rules.ts';
import { leaseKeys } from './lease-keys.ts';
import { useLeaseActions } from './use-lease-actions.ts';

const RecordPaymentDialog = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/payment/record-payment-dialog.tsx').then(
    (file) => file.RecordPaymentDialog,
  ),
);
// Once in a lease's term, or less: fetched when they are asked for.
const RenewDialog = lazyPart(() =>
  import('../lease-changes/renew-dialog.tsx').then((file) => file.RenewDialog),
);
const MoveDialog = lazyPart(() => import('../lease-changes/move-dialog.tsx').then((file) => file.MoveDialog));
const NoticeDialog = lazyPart(() =>
  import('../lease-end/notice-dialog.tsx').then((file) => file.NoticeDialog),
);
const WithdrawNoticeDialog = lazyPart(() =>
  import('../lease-end/withdraw-notice-dialog.tsx').then((file) => file.WithdrawNoticeDialog),
);
const TerminateDialog = lazyPart(() =>
  import('../lease-end/terminate-dialog.tsx').then((file) => file.TerminateDialog),
);
const RentStepDialog = lazyPart(() =>
  import('../lease-changes/rent-step-dialog.tsx').then((file) => file.RentStepDialog),
);
const DraftDialogs = lazyPart(() => import('./draft-dialogs.tsx').then((file) => file.DraftDialogs));
const DRAFT_ACTIONS: readonly Open[] = ['callOff', 'signedOnPaper', 'deleteDraft'];

/** What ends a lease or a draft stands last and apart. */
const LAST: readonly LeaseAction[] = ['terminate', 'callOff', 'deleteDraft'];
const ChargeDialog = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/charge-dialog.tsx').then(
    (file) => file.ChargeDialog,
  ),
);

/** Which of a lease's dialogs is open. */
export type Open = LeaseAction | 'payment' | 'charge' | null;

interface LeaseActionsProps {
  lease: Lease;
  tenants: readonly Tenant[];
  open: Open;
  setOpen: (open: Open) => void;
}

/** What may be done with a lease, for those who may; what the lease's state forbids says why. */
export function LeaseActions({ lease, tenants, open, setOpen }: LeaseActionsProps) {
  const { lease: text, finance } = useText('ownerMoney');
  const { can } = useOrganization();
  const actions = useLeaseActions(lease);
  const go = useGo();
  const close = () => setOpen(null);
  const paying = {
    id: lease.id,
    currency: lease.currency,
    tenantName: tenants[0]?.fullName ?? finance.noTenant,
    place: finance.place({ property: lease.propertyName, unit: lease.unitLabel }),
    creditMinor: lease.creditMinor,
  };
  return (
    <>
      {actions.length > 0 ? (
        <LeaseMenu
          actions={actions}
          onChoose={(action) =>
            action === 'editDraft' ? go(`/tenants/new?draft=${lease.id}`) : setOpen(action)
          }
        />
      ) : null}
      {lease.status === 'draft' ? null : <SendMessageLink to={{ lease: lease.id }} />}
      {can('money.write') && holdsUnit(lease.status) ? (
        <>
          <Button icon={Plus} onClick={() => setOpen('charge')}>
            {text.addCharge}
          </Button>
          <Button variant="primary" onClick={() => setOpen('payment')}>
            {text.recordPayment}
          </Button>
        </>
      ) : null}
      {open === 'payment' ? <RecordPaymentDialog isOpen onClose={close} lease={paying} /> : null}
      {open === 'charge' ? <ChargeDialog isOpen onClose={close} lease={paying} /> : null}
      <Dialogs lease={lease} tenants={tenants} open={open} onClose={close} />
    </>
  );
}

interface DialogsProps extends Pick<LeaseActionsProps, 'lease' | 'tenants' | 'open'> {
  onClose: () => void;
}

/** What is asked before something is done with a lease. */
function Dialogs({ lease, tenants, open, onClose }: DialogsProps) {
  const given = { isOpen: true, onClose, lease };
  return (
    <>
      {open === 'renew' ? <RenewDialog {...given} /> : null}
      {open === 'move' ? <MoveDialog {...given} /> : null}
      {open === 'giveNotice' ? <NoticeDialog {...given} /> : null}
      {open === 'withdrawNotice' ? <WithdrawNoticeDialog {...given} /> : null}
      {open === 'changeRent' ? <RentStepDialog {...given} /> : null}
      {open === 'changeTenants' ? (
        <PartiesDialog
          {...given}
          parties="tenants"
          people={tenants.map((tenant) => ({
            id: tenant.personId,
            fullName: tenant.fullName,
            isMain: tenant.isPrimary,
          }))}
        />
      ) : null}
      {open === 'terminate' ? <TerminateDialog {...given} /> : null}
      {DRAFT_ACTIONS.includes(open) ? (
        <DraftDialogs action={open} onClose={onClose} lease={lease} keys={leaseKeys} />
      ) : null}
    </>
  );
}

interface LeaseMenuProps {
  actions: readonly OfferedAction[];
  onChoose: (action: LeaseAction) => void;
}

function LeaseMenu({ actions, onChoose }: LeaseMenuProps) {
  const { lease: text } = useText('ownerMoney');
  const { leasing } = useText('ownerLeasing');
  return (
    <Menu
      label={text.more}
      align="end"
      items={actions.map(({ action, icon, refusal }, index) => ({
        id: action,
        label: action === 'terminate' ? text.terminate : leasing.actions[action],
        icon,
        tone: LAST.includes(action) && !refusal ? 'danger' : 'normal',
        isDisabled: refusal !== null,
        hint: refusal ? leasing.refusals[refusal] : undefined,
        startsGroup: LAST.includes(action) && index > 0,
        onSelect: () => onChoose(action),
      }))}
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={text.more} variant="outline" />}
    />
  );
}
