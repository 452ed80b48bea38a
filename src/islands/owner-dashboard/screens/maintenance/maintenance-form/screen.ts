import { Wrench } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/maintenance/new',
  load: () => import('./new-request-screen.tsx'),
  title: (text) => text.titles.newMaintenance,
  permission: 'maintenance.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'newMaintenance',
    place: 4,
    label: (text) => text.commands.newMaintenance,
    icon: Wrench,
  },
];
