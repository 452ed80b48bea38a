import { accountRoutes } from '#src/islands/shell/account/account-routes.ts';
import type { AppRoute } from '#src/islands/shell/routes.ts';
import { home } from './home-route.ts';

export const routes: readonly AppRoute<'admin'>[] = [
  home,
  {
    path: '/waitlist',
    load: () =>
      import('./screens/public-forms/waitlist/waitlist-screen.tsx').then((file) => ({
        Screen: file.WaitlistScreen,
      })),
    title: (text) => text.waitlist.title,
  },
  {
    path: '/messages',
    load: () =>
      import('./screens/public-forms/messages/messages-screen.tsx').then((file) => ({
        Screen: file.MessagesScreen,
      })),
    title: (text) => text.messages.title,
  },
  ...accountRoutes,
];
