import { Scale } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, ScreenFind } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/legal',
  load: () => import('./legal-screen.tsx'),
  title: (text) => text.titles.legal,
  permission: 'leases.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'together',
  place: 6,
  icon: Scale,
  label: (text) => text.titles.legal,
};

export const finds: readonly ScreenFind[] = [
  { id: 'legal-dates', label: (text) => text.finds.legalDates, at: '/legal?part=dates' },
  { id: 'contract-check', label: (text) => text.finds.contractCheck, at: '/legal?part=check' },
];

export const about: AboutScreen = {
  features: ['law'],
  views: ['?part=files', '?part=library', '?part=dates', '?part=papers', '?part=check', '?part=increase'],
};
