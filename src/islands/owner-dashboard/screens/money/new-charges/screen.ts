import { CirclePlus } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/finance/charges/new',
  load: () => import('./new-charges-screen.tsx'),
  title: (text) => text.titles.newCharges,
  permission: 'money.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'addCharge',
    place: 4,
    label: (text) => text.commands.addCharge,
    icon: CirclePlus,
    keys: 'n c',
  },
];

export const about: AboutScreen = {
  features: ['charges'],
};
