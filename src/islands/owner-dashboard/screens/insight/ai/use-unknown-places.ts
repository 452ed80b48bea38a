import { routes } from 'virtual:screens/owner/routes';
import { useText } from '#src/i18n/react.tsx';
import { areaHome } from '#src/islands/shell/area-paths.ts';
import { useOrganization } from '#src/islands/shell/session.ts';

/** Screens where to look for what no tool answers, by their addresses; those that the reader may not open are left out. */
export function useUnknownPlaces(addresses: readonly string[]): readonly { path: string; title: string }[] {
  const text = useText('owner');
  const common = useText('common');
  const { can } = useOrganization();
  return addresses.flatMap((address) => {
    const path = `/${address.slice(areaHome('owner').length)}`;
    const route = routes.find((one) => one.path === path);
    if (!route || (route.permission && !can(route.permission))) return [];
    return [{ path, title: route.title(text, common) }];
  });
}
