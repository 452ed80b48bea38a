import { Sparkles } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/ai-assistant',
  load: () => import('./assistant-screen.tsx'),
  title: (text) => text.navigation.assistant,
};

export const menu: MenuEntry<'tenant'> = {
  group: 'tenancy',
  place: 11,
  icon: Sparkles,
  label: (text) => text.navigation.assistant,
};

export const about: AboutScreen = {
  features: ['assistant'],
};
