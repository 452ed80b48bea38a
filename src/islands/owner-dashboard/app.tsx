import { atHand, home, menu, quickKeys } from 'virtual:screens/owner/first';
import type { QueryKey } from '@tanstack/react-query';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import type { ScreenLoader } from '#src/islands/shell/routes.ts';
import { navigationOf } from '#src/islands/shell/screens.ts';
import { groups } from './groups.ts';
import { useBadges } from './use-badges.ts';

const navigation = navigationOf(groups, menu);
const loadRoutes = () => import('virtual:screens/owner/routes');
const loadCommands = () => import('virtual:screens/owner/commands');
/** Shown to whoever is in no organisation yet. */
const onboarding: ScreenLoader = () => import('./screens/people/welcome/welcome-screen.tsx');
const userTypes: readonly UserType[] = ['owner', 'manager'];

/** The home and the first page of each list: what is worth a look without a connection, and nothing that a form begins with. */
const isKept = ([root, , part]: QueryKey) =>
  root === 'session' || root === 'totals' || part === 'list' || (root === 'profile' && part === undefined);

/** Where owners and managers run their portfolio. */
export function OwnerDashboard() {
  return (
    <Dashboard
      area="owner"
      base="/owner-dashboard"
      userTypes={userTypes}
      home={home}
      loadRoutes={loadRoutes}
      navigation={navigation}
      bottomIds={atHand}
      useBadges={useBadges}
      isKept={isKept}
      quickKeys={quickKeys}
      loadCommands={loadCommands}
      needsOrganization
      onboarding={onboarding}
    />
  );
}
