import type { Language } from '#src/i18n/language.ts';

export interface NoticeTexts {
  readonly title_es: string;
  readonly body_es: string;
  readonly title_en: string;
  readonly body_en: string;
}

export interface NoticeWords {
  readonly title: string;
  readonly body: string;
  readonly language: Language;
}

/** A notice in the reader's language, or in the one it was written in; `other`: the second language, where there is one. */
export function wordsOf(
  notice: NoticeTexts,
  language: Language,
): { own: NoticeWords; other: NoticeWords | null } {
  const all = {
    es: { title: notice.title_es, body: notice.body_es, language: 'es' },
    en: { title: notice.title_en, body: notice.body_en, language: 'en' },
  } as const;
  const own = all[language];
  const other = all[language === 'es' ? 'en' : 'es'];
  if (own.title === '') return { own: other, other: null };
  return { own, other: other.title === '' ? null : other };
}
