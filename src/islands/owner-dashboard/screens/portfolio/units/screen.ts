import { DoorOpen } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/units', '/properties/:id/units'],
  load: () => import('./units-screen.tsx'),
  title: (text) => text.titles.units,
  permission: 'portfolio.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'portfolio',
  place: 2,
  icon: DoorOpen,
  label: (text) => text.navigation.units,
  keys: 'g u',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'vacantUnits',
    place: 10,
    label: (text) => text.commands.vacantUnits,
    icon: DoorOpen,
    query: '?f.state=vacant',
  },
];

export const about: AboutScreen = {
  features: ['units'],
  record: 'property',
};
