import {
  ArrowRightLeft,
  CalendarClock,
  CalendarOff,
  CalendarX,
  FileSignature,
  type LucideIcon,
  PencilLine,
  Repeat,
  Trash2,
  TrendingUp,
  Undo2,
  UserRoundPen,
} from 'lucide-react';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { LeaseStatus } from '#src/domain/foundation/enums.ts';
import { holdsUnit, isClosed } from '#src/domain/leasing/lease.ts';
import {
  type FollowingRefusal,
  type LeaseRefusal,
  type LeaseVerb,
  leaseRefusal,
} from '#src/domain/leasing/lease-verbs.ts';

export type LeaseAction =
  | 'renew'
  | 'move'
  | 'giveNotice'
  | 'withdrawNotice'
  | 'changeRent'
  | 'changeTenants'
  | 'terminate'
  | 'callOff'
  | 'editDraft'
  | 'signedOnPaper'
  | 'deleteDraft';

export interface OfferedAction {
  readonly action: LeaseAction;
  readonly icon: LucideIcon;
  /** Why it cannot be done now; null when it can. */
  readonly refusal: LeaseRefusal | FollowingRefusal | null;
}

type ActionRow = readonly [LeaseAction, LeaseVerb, LucideIcon];

const DRAFT_ACTIONS: readonly ActionRow[] = [
  ['editDraft', 'save_lease_draft', PencilLine],
  ['signedOnPaper', 'record_paper_signature', FileSignature],
  ['deleteDraft', 'delete_lease_draft', Trash2],
];

const ACTIONS: readonly ActionRow[] = [
  ['renew', 'renew_lease', Repeat],
  ['move', 'move_to_unit', ArrowRightLeft],
  ['giveNotice', 'give_notice', CalendarClock],
  ['withdrawNotice', 'withdraw_notice', Undo2],
  ['changeRent', 'add_rent_step', TrendingUp],
  ['changeTenants', 'change_lease_tenants', UserRoundPen],
  ['callOff', 'call_off_lease', CalendarOff],
  ['terminate', 'terminate_lease', CalendarX],
];

/**
 * What the menu of a lease offers. Of two actions that take each other's place the one that fits is shown: notice and its
 * withdrawal, ending a lease and calling it off before its first day. A lease that is closed has no menu.
 * @param next status of the lease that renews it, null when there is none
 * @param isMoving whether its tenants are to move to another unit
 */
export function leaseActions(
  status: LeaseStatus,
  next: LeaseStatus | null,
  isMoving = false,
): OfferedAction[] {
  const offered = (holdsUnit(status) ? ACTIONS : DRAFT_ACTIONS).map(([action, verb, icon]): OfferedAction => {
    const refusal = leaseRefusal(verb, status);
    const moving = isMoving && action === 'withdrawNotice' ? 'unit_move_agreed' : null;
    return { action, icon, refusal: refusal ?? moving ?? renewalRefusal(action, next) };
  });
  if (isClosed(status)) return [];
  const hidden: readonly LeaseAction[] = [
    status === 'notice_given' ? 'giveNotice' : 'withdrawNotice',
    status === 'signed' ? 'terminate' : 'callOff',
  ];
  return offered.filter(({ action }) => !hidden.includes(action));
}

/** Notice may be given while a renewal is only being agreed; another renewal may not be begun. */
function renewalRefusal(action: LeaseAction, next: LeaseStatus | null): FollowingRefusal | null {
  if (next === null || (action !== 'renew' && action !== 'move' && action !== 'giveNotice')) return null;
  if (holdsUnit(next)) return 'lease_already_renewed';
  return action === 'giveNotice' ? null : 'renewal_drafted';
}

const DAYS_TO_RENEW = 60;

interface LeaseState {
  readonly status: LeaseStatus;
  readonly endsOn: IsoDate;
  readonly receivableMinor: number;
}

/**
 * The one action that a lease's state asks for: its contract while it is being agreed, the payment of what is owed, the
 * renewal in its last two months, and else the next payment. A closed lease that owes nothing asks for none.
 * @param next status of the lease that renews it, null when there is none
 */
export function primaryAction(
  { status, endsOn, receivableMinor }: LeaseState,
  next: LeaseStatus | null,
  today: IsoDate,
): 'contract' | 'payment' | 'renew' | null {
  if (!holdsUnit(status)) return 'contract';
  if (receivableMinor > 0) return 'payment';
  if (isClosed(status)) return null;
  const isEnding = status === 'active' && endsOn <= addDays(today, DAYS_TO_RENEW);
  return isEnding && next === null ? 'renew' : 'payment';
}
