import type { AppRoute } from '#src/islands/shell/routes.ts';
import { later } from './later.ts';

const MESSAGES = ['messages'] as const;
const NOTICES = ['notices'] as const;
const NOTICE_FORM = ['notices', 'messages'] as const;

export const messageRoutes: readonly AppRoute<'owner'>[] = [
  {
    path: '/messages',
    load: later('messages'),
    namespaces: MESSAGES,
    title: (text) => text.titles.messages,
    permission: 'messages.read',
  },
  {
    path: '/messages/new',
    load: later('newMessage'),
    namespaces: MESSAGES,
    title: (text) => text.titles.newMessage,
    permission: 'messages.write',
  },
  {
    path: '/messages/:id',
    load: later('messages'),
    namespaces: MESSAGES,
    title: (text) => text.titles.messages,
    permission: 'messages.read',
  },
  {
    path: '/notices',
    load: later('notices'),
    namespaces: NOTICES,
    title: (text) => text.titles.notices,
    permission: 'messages.read',
  },
  {
    path: '/notices/new',
    load: later('noticeForm'),
    namespaces: NOTICE_FORM,
    title: (text) => text.titles.newNotice,
    permission: 'messages.write',
  },
  {
    path: '/notices/:id/edit',
    load: later('noticeForm'),
    namespaces: NOTICE_FORM,
    title: (text) => text.titles.newNotice,
    permission: 'messages.write',
  },
  {
    path: '/notices/:id',
    load: later('notice'),
    namespaces: NOTICES,
    title: (text) => text.titles.notices,
    permission: 'messages.read',
  },
];
