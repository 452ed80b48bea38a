import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode, MembershipRole, UserType } from '#src/domain/foundation/enums.ts';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { Permission } from '#src/domain/people/permissions.ts';

export interface SessionFacts {
  readonly userId: string;
  readonly email: string;
  readonly userType: UserType;
  /** What the user calls themself; empty until they say. */
  readonly fullName: string;
}

/** An organisation and the user's place in it. */
export interface OrganizationMembership {
  readonly id: string;
  readonly name: string;
  readonly role: MembershipRole;
  readonly defaultCurrency: CurrencyCode;
  readonly timeZone: string;
  /** It can be read and not changed. */
  readonly isClosed: boolean;
  /** Whether the role holds the permission; the server decides again. */
  readonly can: (permission: Permission) => boolean;
}

export interface Organizations {
  readonly all: readonly OrganizationMembership[];
  /** Null in areas without organisations and for users who are in none. */
  readonly active: OrganizationMembership | null;
}

export const SessionContext = createContext<SessionFacts | null>(null);
export const OrganizationsContext = createContext<Organizations>({
  all: [],
  active: null,
});

/** Who is signed in. */
export function useSession(): SessionFacts {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a Dashboard above it');
  return session;
}

/** Every organisation the user works in, and the one on screen. */
export function useOrganizations(): Organizations {
  return useContext(OrganizationsContext);
}

/** The organisation on screen. Only in areas with `needsOrganization`. */
export function useOrganization(): OrganizationMembership {
  const { active } = useOrganizations();
  if (!active) throw new Error('useOrganization needs a Dashboard with needsOrganization above it');
  return active;
}

const A_MINUTE_MS = 60_000;

/** Asks again every minute, and when the page comes back into view: timers sleep in the background. */
function onTick(tick: () => void): () => void {
  const timer = setInterval(tick, A_MINUTE_MS);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/**
 * Today where the matter is: in the given zone, else the active organisation's, else (for tenants) the landlord's.
 * Renders again when the day changes.
 */
export function useToday(timeZone?: string): IsoDate {
  const { userId } = useSession();
  const { active } = useOrganizations();
  const own = timeZone ?? active?.timeZone;
  const landlord = useQuery({
    ...sessionQueries.landlordTimeZone(userId),
    enabled: own === undefined,
  });
  const zone = own ?? landlord.data ?? DEFAULT_TIME_ZONE;
  return useSyncExternalStore(onTick, () => todayIn(zone, Date.now()));
}
