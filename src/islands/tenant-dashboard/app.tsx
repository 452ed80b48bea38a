import { atHand, home, menu } from 'virtual:screens/tenant/first';
import type { QueryKey } from '@tanstack/react-query';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { navigationOf } from '#src/islands/shell/screens.ts';
import { groups } from './groups.ts';
import { useBadges } from './use-badges.ts';

const navigation = navigationOf(groups, menu);
const loadRoutes = () => import('./routes.ts');
const loadCommands = () => import('virtual:screens/tenant/commands');
const userTypes: readonly UserType[] = ['tenant'];

/** Not kept: what forms begin with and must be true, the keys of secret votes, and links to what lies in the memory of a page. */
const NOT_KEPT = ['account', 'security', 'avatar', 'cards', 'vote-receipts'];
const isKept = ([root, , part]: QueryKey) =>
  !NOT_KEPT.includes(String(root)) && !(root === 'profile' && part !== undefined);

/** Where tenants see what they owe, report what they paid and keep their receipts. */
export function TenantDashboard() {
  return (
    <Dashboard
      area="tenant"
      base="/tenant-dashboard"
      userTypes={userTypes}
      home={home}
      loadRoutes={loadRoutes}
      loadCommands={loadCommands}
      navigation={navigation}
      bottomIds={atHand}
      useBadges={useBadges}
      isKept={isKept}
      width="column"
    />
  );
}
