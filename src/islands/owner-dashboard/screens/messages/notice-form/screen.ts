import { Megaphone } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/notices/new', '/notices/:id/edit'],
  load: () => import('./notice-form-screen.tsx'),
  title: (text) => text.titles.newNotice,
  permission: 'messages.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'newNotice',
    place: 6,
    label: (text) => text.commands.newNotice,
    icon: Megaphone,
  },
];

export const about: AboutScreen = {
  record: 'scheduledNotice',
};
