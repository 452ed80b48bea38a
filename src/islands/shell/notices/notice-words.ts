import type { Language } from '#src/i18n/language.ts';

export interface NoticeTexts {
  readonly titleEs: string;
  readonly bodyEs: string;
  readonly titleEn: string;
  readonly bodyEn: string;
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
    es: { title: notice.titleEs, body: notice.bodyEs, language: 'es' },
    en: { title: notice.titleEn, body: notice.bodyEn, language: 'en' },
  } as const;
  const own = all[language];
  const other = all[language === 'es' ? 'en' : 'es'];
  if (own.title === '') return { own: other, other: null };
  return { own, other: other.title === '' ? null : other };
}
