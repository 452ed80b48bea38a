import type { ArgumentFault } from '#src/domain/insight/assistant/arguments.ts';
import type { ToolName } from '#src/domain/insight/assistant/tools.ts';
import type { Language } from '#src/i18n/language.ts';
import { wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

/** What programs are told, for their model and for people. */
export interface ProgramWords {
  /** What all of it is, and how to take what it says. */
  readonly instructions: string;
  readonly tools: Readonly<Record<ToolName, readonly [title: string, does: string]>>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<ArgumentFault, (p: { parameter: string }) => string>>;
  readonly notOffered: string;
  readonly notAllowed: string;
  readonly failed: string;
}

const words: Readonly<Record<Language, ProgramWords>> = { es: wordsEs, en: wordsEn };

/** The words of the language that a request prefers, else of the person's. */
export function wordsFor(request: Request, own: Language): { words: ProgramWords; language: Language } {
  const [first = ''] = (request.headers.get('accept-language') ?? '').split(',');
  const asked = /^(es|en)\b/i.exec(first.trim())?.[1]?.toLowerCase() as Language | undefined;
  const language = asked ?? own;
  return { words: words[language], language };
}
