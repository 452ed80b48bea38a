import type { UserType } from '#src/domain/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { home } from './home-route.ts';
import { bottomIds, navigation } from './navigation.ts';
import { useBadges } from './use-badges.ts';

const loadRoutes = () => import('./routes.ts');
const userTypes: readonly UserType[] = ['tenant'];

/** Where tenants see what they owe, report what they paid and keep their receipts. */
export function TenantDashboard() {
  return (
    <Dashboard
      area="tenant"
      base="/tenant-dashboard"
      userTypes={userTypes}
      home={home}
      loadRoutes={loadRoutes}
      navigation={navigation}
      bottomIds={bottomIds}
      useBadges={useBadges}
      width="column"
    />
  );
}
