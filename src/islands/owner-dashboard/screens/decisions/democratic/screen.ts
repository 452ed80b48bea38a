import { Vote } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/democratic',
  load: () => import('./democratic-screen.tsx'),
  title: (text) => text.titles.decisions,
  permission: 'portfolio.read',
};

export const menu: MenuEntry<'owner'> = {
  group: 'together',
  place: 4,
  icon: Vote,
  label: (text) => text.titles.decisions,
};

export const section: SectionEntry = { of: 'democratic', place: 1, label: (text) => text.decisions };

export const about: AboutScreen = { features: ['decisions'] };
