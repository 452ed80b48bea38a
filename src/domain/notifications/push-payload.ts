// What a push message says to the service worker of a device: the edge writes it, the worker shows it.

export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Of the language of both. */
  readonly language: string;
  /** Where a press leads: a path of the site, with its query. */
  readonly path: string;
  /** What is shown of the same record takes the place of what was shown before. */
  readonly tag: string;
  readonly notificationId: string | null;
  /** By which the device says that it was shown. */
  readonly receiptToken: string;
}

/** A message that cannot be read is shown all the same: a browser takes the permission from who shows nothing. */
const UNREADABLE: PushPayload = {
  title: 'Llavero',
  body: 'Tiene un aviso nuevo. You have a new notification.',
  language: 'es',
  path: '/',
  tag: 'llavero',
  notificationId: null,
  receiptToken: '',
};

const textIn = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** A path of the site, never an address of another. */
const isPath = (path: string) => /^\/(?![/\\])/.test(path);

/** The payload in the text of a push message, whatever that is. */
export function readPushPayload(text: string): PushPayload {
  let given: Partial<Record<keyof PushPayload, unknown>>;
  try {
    given = Object(JSON.parse(text)) as typeof given;
  } catch {
    return UNREADABLE;
  }
  const path = textIn(given.path, UNREADABLE.path);
  const title = textIn(given.title, '');
  return {
    title: title || UNREADABLE.title,
    body: textIn(given.body, title ? '' : UNREADABLE.body),
    language: textIn(given.language, UNREADABLE.language),
    path: isPath(path) ? path : UNREADABLE.path,
    tag: textIn(given.tag, UNREADABLE.tag),
    notificationId: textIn(given.notificationId, '') || null,
    receiptToken: textIn(given.receiptToken, ''),
  };
}

/** Whether a window shows what a notification leads to; what follows `#` does not matter. @param href of the window */
export function isShowing(href: string, path: string): boolean {
  const [window, wanted] = [new URL(href), new URL(path, href)];
  return (
    window.origin === wanted.origin && window.pathname === wanted.pathname && window.search === wanted.search
  );
}
