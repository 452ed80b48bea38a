import { Clock, HandCoins, ListChecks } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/finance', '/finance/:tab'],
  isOne: true,
  load: () => import('./finance-screen.tsx'),
  title: (text) => text.titles.finance,
  permission: 'money.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'money',
  place: 1,
  icon: HandCoins,
  label: (text) => text.navigation.finance,
  atHand: 3,
  keys: 'g f',
};

export const section: SectionEntry = { of: 'finance', place: 1, label: (text) => text.rent };

export const commands: readonly ScreenCommand[] = [
  {
    id: 'recordPayment',
    place: 3,
    label: (text) => text.commands.recordPayment,
    icon: HandCoins,
    query: '?record=1',
    keys: 'n r',
    permission: 'money.write',
  },
  {
    id: 'reviewPayments',
    place: 8,
    label: (text) => text.commands.reviewPayments,
    icon: ListChecks,
    query: '?f.status=reported',
  },
  {
    id: 'lateCharges',
    place: 9,
    label: (text) => text.commands.lateCharges,
    icon: Clock,
    query: '?tab=charges&f.state=late',
  },
];

export const about: AboutScreen = {
  features: ['reported', 'recorded'],
  samples: ['/finance/charges'],
};
