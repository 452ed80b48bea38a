import { useStore } from '@nanostores/react';
import type { NotificationEvent } from '#src/domain/notifications/events.ts';
import { notificationFacts } from '#src/i18n/notification-facts.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { $timeZone } from '#src/stores/time-zone.ts';

interface Said {
  readonly template: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly event?: NotificationEvent;
}

/** What happened, in the reader's language. Of what a newer release notifies, its kind is said. */
export function useWords(): (said: Said) => string {
  const { words, title } = useText('notifications');
  const { events } = useText('account').settings.notifications;
  const language = useLanguage();
  const timeZone = useStore($timeZone);
  return ({ template, parameters, event }) => {
    const say = Object.hasOwn(words, template) ? words[template as keyof typeof words] : null;
    if (say) return say(notificationFacts(parameters, language, timeZone));
    return event && event !== 'test' ? events[event] : title;
  };
}
