import type { QueryKey } from '@tanstack/react-query';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { home, onboarding } from './home-route.ts';
import { bottomIds, navigation } from './navigation.ts';
import { useBadges } from './use-badges.ts';

const quickKeys = {
  'g h': '/',
  'g p': '/properties',
  'g u': '/units',
  'g i': '/tenants',
  'g f': '/finance',
  'g m': '/messages',
  'n p': '/properties/new',
  'n i': '/tenants/new',
  'n m': '/messages/new',
  'n r': '/finance?record=1',
};
const loadRoutes = () => import('./routes.ts');
const loadCommands = () => import('./commands.ts');
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
      bottomIds={bottomIds}
      useBadges={useBadges}
      isKept={isKept}
      quickKeys={quickKeys}
      loadCommands={loadCommands}
      needsOrganization
      onboarding={onboarding}
    />
  );
}
