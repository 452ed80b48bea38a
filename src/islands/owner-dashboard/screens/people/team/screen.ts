import { IdCard, MailPlus } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/team',
  load: () => import('./team-screen.tsx'),
  title: (text) => text.titles.team,
};

export const menu: MenuEntry<'owner'> = {
  group: 'settings',
  place: 2,
  icon: IdCard,
  label: (text) => text.navigation.team,
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'inviteMember',
    place: 11,
    label: (text) => text.commands.inviteMember,
    icon: MailPlus,
    permission: 'members.manage',
  },
];

export const about: AboutScreen = {
  features: ['team-invitations'],
};
