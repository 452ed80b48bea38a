import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'tenant'> = {
  path: '/messages/new',
  load: () => import('./new-message-screen.tsx'),
  title: (text) => text.navigation.messages,
};

export const about: AboutScreen = { isKept: true };
