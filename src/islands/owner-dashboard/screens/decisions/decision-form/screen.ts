import { Vote } from 'lucide-react';
import type { ScreenCommand } from '#src/islands/shell/commands.ts';
import type { AboutScreen, AppScreen } from '#src/islands/shell/screens.ts';

export const screen: AppScreen<'owner'> = {
  path: ['/democratic/new', '/democratic/:id/edit'],
  load: () => import('./decision-form-screen.tsx'),
  title: (text) => text.titles.newDecision,
  permission: 'decisions.write',
};

export const commands: readonly ScreenCommand[] = [
  {
    id: 'newDecision',
    place: 7,
    label: (text) => text.commands.newDecision,
    icon: Vote,
  },
];

export const about: AboutScreen = {
  record: 'draftDecision',
};
