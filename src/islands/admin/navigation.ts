import { LayoutDashboard, MailPlus, MessageSquareText } from 'lucide-react';
import { accountNavigation } from '#src/islands/shell/account/account-navigation.ts';
import type { NavigationGroup } from '#src/islands/shell/routes.ts';

export const navigation: readonly NavigationGroup<'admin'>[] = [
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
