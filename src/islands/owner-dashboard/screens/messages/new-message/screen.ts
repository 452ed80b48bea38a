import { MessagesSquare } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: '/messages/new',
  load: () => import('./new-message-screen.tsx'),
  title: (text) => text.titles.newMessage,
  permission: 'messages.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'newMessage',
    place: 5,
    label: (text) => text.commands.newMessage,
    icon: MessagesSquare,
    keys: 'n m',
  },
];
