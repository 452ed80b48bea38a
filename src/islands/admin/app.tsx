import type { UserType } from '#src/domain/foundation/enums.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import { home } from './home-route.ts';
import { navigation } from './navigation.ts';

const loadRoutes = () => import('./routes.ts');
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
      navigation={navigation}
    />
  );
}
