import { WandSparkles } from 'lucide-react';
import type { AboutScreen, AppScreen, MenuEntry } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/ai-enhanced',
  load: () => import('./ai-enhanced-screen.tsx'),
  title: (text) => text.titles.smartTools,
};

export const menu: MenuEntry<'owner'> = {
  group: 'insight',
  place: 2,
  icon: WandSparkles,
  label: (text) => text.titles.smartTools,
};

export const about: AboutScreen = { features: ['waiting'] };
