import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/messages/:id',
  load: () => import('./message-screen.tsx'),
  title: (text) => text.navigation.messages,
};

export const about: AboutScreen = { record: 'conversation', isKept: true };
