import { useQuery } from '@tanstack/react-query';
import { Banknote, MessagesSquare, Plus } from 'lucide-react';
import { leaseHistoryQueries } from '#src/data/leasing/leases/history-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import type { PayingLease } from '#src/islands/owner-dashboard/screens/money/payment/record-payment-dialog.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { usePrintItem } from '#src/islands/shell/record/use-print-item.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { PartiesDialog } from '../lease-people/parties-dialog.tsx';
import { type LeaseAction, type OfferedAction, primaryAction } from './lease-action-rules.ts';
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
  /** What a link said of the payment. */
  begun?: PayingLease['begun'];
}

/** What may be done with a lease, for those who may: its next step, the rest, and the dialog that is open. */
export function useLeaseHead({ lease, tenants, open, setOpen, begun = {} }: LeaseActionsProps) {
  const { finance } = useText('ownerMoney');
  const { id } = useOrganization();
  const { data: chain } = useQuery(leaseHistoryQueries.chain(id, lease.id));
  const first = primaryAction(lease, chain?.after?.status ?? null, useToday());
  const actions = useMenu(lease, first, setOpen);
  const close = () => setOpen(null);
  const paying = {
    id: lease.id,
    currency: lease.currency,
    tenantName: tenants[0]?.fullName ?? finance.noTenant,
    place: finance.place({ property: lease.propertyName, unit: lease.unitLabel }),
    creditMinor: lease.creditMinor,
    begun,
  };
  const dialogs = (
    <>
      {open === 'payment' ? <RecordPaymentDialog isOpen onClose={close} lease={paying} /> : null}
      {open === 'charge' ? <ChargeDialog isOpen onClose={close} lease={paying} /> : null}
      <Dialogs lease={lease} tenants={tenants} open={open} onClose={close} />
    </>
  );
  return { primary: <NextStep lease={lease} action={first} setOpen={setOpen} />, actions, dialogs };
}

interface NextStepProps extends Pick<LeaseActionsProps, 'lease' | 'setOpen'> {
  action: ReturnType<typeof primaryAction>;
}

function NextStep({ lease, action, setOpen }: NextStepProps) {
  const { lease: text } = useText('ownerMoney');
  const { leasing } = useText('ownerLeasing');
  const { card: contract } = useText('ownerContract');
  const { can } = useOrganization();
  if (action === 'contract') {
    return (
      <AppLink to={`/leases/${lease.id}/contract`} className={buttonClass({ variant: 'primary' })}>
        {lease.status === 'draft' && can('leases.write') ? contract.prepare : contract.open}
      </AppLink>
    );
  }
  const isAllowed = action === 'payment' ? can('money.write') : can('leases.write');
  if (action === null || !isAllowed) return null;
  return (
    <Button variant="primary" onClick={() => setOpen(action)}>
      {action === 'payment' ? text.recordPayment : leasing.actions.renew}
    </Button>
  );
}

/** Money and words first, then what changes the lease, then the page, and last what ends it. */
function useMenu(
  lease: Lease,
  first: ReturnType<typeof primaryAction>,
  setOpen: (open: Open) => void,
): MenuItem[] {
  const { lease: text } = useText('ownerMoney');
  const { leasing } = useText('ownerLeasing');
  const { home } = useText('owner');
  const { can } = useOrganization();
  const offered = useLeaseActions(lease);
  const print = usePrintItem();
  const go = useGo();
  const money: MenuItem[] = [];
  if (can('money.write') && holdsUnit(lease.status)) {
    if (first !== 'payment')
      money.push({
        id: 'payment',
        label: text.recordPayment,
        icon: Banknote,
        onSelect: () => setOpen('payment'),
      });
    money.push({ id: 'charge', label: text.addCharge, icon: Plus, onSelect: () => setOpen('charge') });
  }
  if (can('messages.write') && lease.status !== 'draft') {
    const write = () => go(`/messages/new?lease=${lease.id}`);
    money.push({ id: 'message', label: home.sendMessage, icon: MessagesSquare, onSelect: write });
  }
  const item = ({ action, icon, refusal }: OfferedAction): MenuItem => ({
    id: action,
    label: action === 'terminate' ? text.terminate : leasing.actions[action],
    icon,
    tone: LAST.includes(action) && !refusal ? 'danger' : 'normal',
    isDisabled: refusal !== null,
    hint: refusal ? leasing.refusals[refusal] : undefined,
    onSelect: () => (action === 'editDraft' ? go(`/tenants/new?draft=${lease.id}`) : setOpen(action)),
  });
  const isNext = ({ action, refusal }: OfferedAction) => action === first && refusal === null;
  const changes = offered.filter((one) => !LAST.includes(one.action) && !isNext(one)).map(item);
  const ends = offered.filter(({ action }) => LAST.includes(action)).map(item);
  return [money, changes, [print], ends]
    .filter((group) => group.length > 0)
    .flatMap((group, place) =>
      group.map((one, index) => ({ ...one, startsGroup: place > 0 && index === 0 })),
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
