import {
  CalendarClock,
  CalendarX,
  type LucideIcon,
  Repeat,
  TrendingUp,
  Undo2,
  UserRoundPen,
} from 'lucide-react';
import type { LeaseStatus } from '#src/domain/enums.ts';
import { type LeaseRefusal, type LeaseVerb, leaseRefusal } from '#src/domain/lease-verbs.ts';

export type LeaseDeed =
  | 'renew'
  | 'giveNotice'
  | 'withdrawNotice'
  | 'changeRent'
  | 'changeTenants'
  | 'terminate';

interface OfferedDeed {
  readonly deed: LeaseDeed;
  readonly icon: LucideIcon;
  /** Why it cannot be done now; null when it can. */
  readonly refusal: LeaseRefusal | 'lease_already_renewed' | null;
}

const DEEDS: readonly (readonly [LeaseDeed, LeaseVerb, LucideIcon])[] = [
  ['renew', 'renew_lease', Repeat],
  ['giveNotice', 'give_notice', CalendarClock],
  ['withdrawNotice', 'withdraw_notice', Undo2],
  ['changeRent', 'add_rent_step', TrendingUp],
  ['changeTenants', 'change_lease_tenants', UserRoundPen],
  ['terminate', 'terminate_lease', CalendarX],
];

/**
 * What the menu of a lease offers. Of notice and its withdrawal the one that fits is shown; a lease that is closed, or
 * not agreed yet, has no menu.
 */
export function leaseDeeds(status: LeaseStatus, isRenewed: boolean): OfferedDeed[] {
  const offered = DEEDS.map(([deed, verb, icon]): OfferedDeed => {
    const refusal = leaseRefusal(verb, status);
    const stands = isRenewed && (deed === 'renew' || deed === 'giveNotice');
    return { deed, icon, refusal: refusal ?? (stands ? 'lease_already_renewed' : null) };
  });
  if (offered.every(({ refusal }) => refusal !== null)) return [];
  const hidden = status === 'notice_given' ? 'giveNotice' : 'withdrawNotice';
  return offered.filter(({ deed }) => deed !== hidden);
}
