import type { UserType } from '#src/domain/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { bottomIds, navigation } from './navigation.ts';
import { routes } from './routes.ts';

const userTypes: readonly UserType[] = ['tenant'];

/** Where tenants see what they owe, report what they paid and keep their receipts. */
export function TenantDashboard() {
  return (
    <Dashboard
      area="tenant"
      base="/tenant-dashboard"
      userTypes={userTypes}
      routes={routes}
      navigation={navigation}
      bottomIds={bottomIds}
      width="column"
    />
  );
}
