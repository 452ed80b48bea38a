import { UserPlus } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/tenants/new',
  load: () => import('./tenant-form-screen.tsx'),
  title: (text) => text.titles.newTenant,
  permission: 'leases.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'newTenant',
    place: 2,
    label: (text) => text.commands.newTenant,
    icon: UserPlus,
    keys: 'n i',
  },
];

export const about: AboutScreen = {
  features: ['proration', 'preview'],
  asksNothing: true,
};
