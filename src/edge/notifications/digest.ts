import type { Language } from '#src/i18n/language.ts';
import type { MailContent, MailContext } from '../mail/mail-content.ts';
import { OFF } from '../mail/switch-off.ts';

/** Something that happened, in one line. */
export interface DigestLine {
  readonly text: string;
  /** Where it is seen; null for nowhere. */
  readonly url: string | null;
}

const MOST_LINES = 30;

const words: Record<
  Language,
  Record<'one' | 'heading' | 'intro' | 'button' | 'more', (count: number) => string>
> = {
  es: {
    one: () => 'Tiene un aviso nuevo',
    heading: (count) => `Tiene ${count} avisos nuevos`,
    intro: () => 'Esto pasó desde su último resumen:',
    button: () => 'Ver mis avisos',
    more: (count) => `y ${count} más`,
  },
  en: {
    one: () => 'You have a new notification',
    heading: (count) => `You have ${count} new notifications`,
    intro: () => 'This happened since your last digest:',
    button: () => 'View my notifications',
    more: (count) => `and ${count} more`,
  },
};

/** The centre of the area that most of it is about: that of the first line. */
function centreOf(lines: readonly DigestLine[], siteUrl: string): string {
  const url = lines.find((line) => line.url?.startsWith(`${siteUrl}/`))?.url ?? `${siteUrl}/`;
  const [area] = new URL(url).pathname.split('/').filter((part) => part.endsWith('-dashboard'));
  return area ? `${siteUrl}/${area}/notifications` : siteUrl;
}

/** Several things that happened, as one message. @param count of all, also of those that have no line */
export function digestContent(
  count: number,
  lines: readonly DigestLine[],
  { language, siteUrl }: MailContext,
): MailContent {
  const say = words[language];
  const shown = lines.slice(0, MOST_LINES).map(({ text }) => text);
  const left = count - shown.length;
  const heading = count === 1 ? (shown[0] ?? say.one(1)) : say.heading(count);
  const [only] = lines;
  return {
    subject: heading,
    preview: count === 1 ? '' : shown.slice(0, 3).join(' · '),
    heading,
    paragraphs: [say.intro(count)],
    quote: [...shown, ...(left > 0 && shown.length > 0 ? [say.more(left)] : [])].join('\n'),
    button: {
      label: say.button(count),
      url: count === 1 && only?.url ? only.url : centreOf(lines, siteUrl),
    },
    notes: [OFF[language]],
  };
}
