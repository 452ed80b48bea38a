import { expect, it } from 'vitest';
import { messageWords } from '#src/domain/messages/message-words.ts';
import { messageTemplates as en } from './dictionaries/messages/message-templates.en.ts';
import { messageTemplates as es } from './dictionaries/messages/message-templates.es.ts';

const texts = Object.entries({ es, en }).flatMap(([language, all]) =>
  Object.entries(all).map(([key, { name, text }]) => ({
    language: language as 'es' | 'en',
    key,
    text: `${name} ${text}`,
  })),
);

it.each(texts)(
  '$language: $key can be sent as it stands: nothing is filled by hand',
  ({ language, text }) => {
    expect(text).not.toMatch(/[[\]]/);
    const words: readonly string[] = messageWords[language];
    for (const word of text.match(/\{[^}]*\}?/g) ?? []) expect(words).toContain(word);
  },
);
