import { LayoutDashboard, MailPlus, MessageSquareText } from 'lucide-react';
import type { UserType } from '#src/domain/enums.ts';
import { accountNavigation } from '#src/islands/shell/account/account-navigation.ts';
import { accountRoutes } from '#src/islands/shell/account/account-routes.ts';
import { Dashboard } from '#src/islands/shell/dashboard.tsx';
import type { AppRoute, NavigationGroup } from '#src/islands/shell/routes.ts';

const userTypes: readonly UserType[] = ['admin'];

const routes: readonly AppRoute<'admin'>[] = [
  {
    path: '/',
    load: () => import('./screens/home/home-screen.tsx').then((file) => ({ Screen: file.HomeScreen })),
    title: (text) => text.title,
  },
  {
    path: '/waitlist',
    load: () =>
      import('./screens/waitlist/waitlist-screen.tsx').then((file) => ({ Screen: file.WaitlistScreen })),
    title: (text) => text.waitlist.title,
  },
  {
    path: '/messages',
    load: () =>
      import('./screens/messages/messages-screen.tsx').then((file) => ({ Screen: file.MessagesScreen })),
    title: (text) => text.messages.title,
  },
  ...accountRoutes,
];

const navigation: readonly NavigationGroup<'admin'>[] = [
  {
    id: 'platform',
    items: [
      { id: 'home', path: '/', icon: LayoutDashboard, label: (text) => text.home.title },
      { id: 'waitlist', path: '/waitlist', icon: MailPlus, label: (text) => text.waitlist.title },
      { id: 'messages', path: '/messages', icon: MessageSquareText, label: (text) => text.messages.title },
    ],
  },
  accountNavigation,
];

/** The area of the platform's administrators. */
export function AdminDashboard() {
  return (
    <Dashboard area="admin" base="/admin" userTypes={userTypes} routes={routes} navigation={navigation} />
  );
}
