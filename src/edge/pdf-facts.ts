import type { Language } from '#src/i18n/language.ts';
import type { PdfSheet } from './pdf-sheet.ts';

interface FileFacts {
  readonly title: string;
  readonly author?: string;
  readonly language: Language;
  /** When what the file is about was made, not the file: so the same gives the same bytes. A day, or an instant. */
  readonly madeAt: string;
}

/** What a viewer and a screen reader show about a file. */
export function describeFile({ document }: PdfSheet, { title, author, language, madeAt }: FileFacts): void {
  const made = new Date(madeAt);
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author !== undefined) document.setAuthor(author);
  document.setLanguage(language);
  document.setCreator('Llavero');
  document.setProducer('Llavero');
  document.setCreationDate(made);
  document.setModificationDate(made);
}
