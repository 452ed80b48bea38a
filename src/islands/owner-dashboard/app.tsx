import type { UserType } from '#src/domain/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { bottomIds, navigation } from './navigation.ts';
import { onboarding, routes } from './routes.ts';
import { useBadges } from './use-badges.ts';

const userTypes: readonly UserType[] = ['owner', 'manager'];

/** Where owners and managers run their portfolio. */
export function OwnerDashboard() {
  return (
    <Dashboard
      area="owner"
      base="/owner-dashboard"
      userTypes={userTypes}
      routes={routes}
      navigation={navigation}
      bottomIds={bottomIds}
      useBadges={useBadges}
      needsOrganization
      onboarding={onboarding}
    />
  );
}
