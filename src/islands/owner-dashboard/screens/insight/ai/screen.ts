import { Sparkles } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/ai',
  load: () => import('./ai-screen.tsx'),
  title: (text) => text.titles.assistant,
};

export const menu: MenuEntry<'owner'> = {
  group: 'start',
  place: 3,
  icon: Sparkles,
  label: (text) => text.titles.assistant,
};

export const about: AboutScreen = { features: ['assistant'] };
