import { Settings2 } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry, SectionEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/settings/organization',
  load: () => import('./organization-screen.tsx'),
  title: (text) => text.titles.organization,
};

export const menu: MenuEntry<'owner'> = {
  group: 'settings',
  place: 1,
  icon: Settings2,
  label: (text) => text.navigation.organization,
};

export const section: SectionEntry = { of: 'organization', place: 1, label: (text) => text.organization };

export const about: AboutScreen = {
  asksNothing: true,
};
