import { home, menu } from 'virtual:screens/admin/first';
import type { UserType } from '#src/domain/foundation/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { navigationOf } from '#src/islands/shell/screens.ts';
import { groups } from './groups.ts';

const navigation = navigationOf(groups, menu);
const loadRoutes = () => import('virtual:screens/admin/routes');
const loadCommands = () => import('virtual:screens/admin/commands');
const userTypes: readonly UserType[] = ['admin'];

/** The area of the platform's administrators. */
export function AdminDashboard() {
  return (
    <Dashboard
      area="admin"
      base="/admin"
      userTypes={userTypes}
      home={home}
      loadRoutes={loadRoutes}
      loadCommands={loadCommands}
      navigation={navigation}
    />
  );
}
