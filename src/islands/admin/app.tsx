import type { UserType } from '#src/domain/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { navigation } from './navigation.ts';
import { routes } from './routes.ts';

const userTypes: readonly UserType[] = ['admin'];

/** The area of the platform's administrators. */
export function AdminDashboard() {
  return (
    <Dashboard area="admin" base="/admin" userTypes={userTypes} routes={routes} navigation={navigation} />
  );
}
