import { Building2 } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/properties/new',
  load: () => import('./new-property-screen.tsx'),
  title: (text) => text.titles.newProperty,
  permission: 'portfolio.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'addProperty',
    place: 1,
    label: (text) => text.commands.addProperty,
    icon: Building2,
    keys: 'n p',
  },
];

export const about: AboutScreen = {
  features: ['properties'],
  asksNothing: true,
};
