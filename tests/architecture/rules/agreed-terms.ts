import type { Rule } from '../repository.ts';

const TEXTS = {
  es: /^(src\/i18n\/dictionaries\/[a-z0-9-]+\.es\.ts|src\/content\/.*\bes\b.*)$/,
  en: /^(src\/i18n\/dictionaries\/[a-z0-9-]+\.en\.ts|src\/content\/.*\ben\b.*)$/,
} as const;

/** What stands inside quotes; names of keys and types are no texts. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;
const INSERTED = /\$\{[^}]*\}/g;

/** Terms that a reader must not meet, with the one that docs/glossary.md has instead. English is that of the United States. */
const TERMS: readonly (readonly [language: keyof typeof TEXTS, forbidden: RegExp, instead: string])[] = [
  ['es', /\brevi(?:ert|rti)\p{L}*/iu, 'reversar'],
  ['es', /segundo factor/i, 'segundo paso'],
  ['es', /informar (?:el|un) pago/i, 'reportar'],
  ['es', /\d letras(?! y)|\bletras como máximo/i, 'caracteres'],
  ['es', /ya (?:están?|se) cobrad[oa]s?\b/i, 'cargado (cobrado is money that came)'],
  ['es', /\d %/, 'the percent sign closed up'],
  ['en', /\bcheques?\b/i, 'check'],
  ['en', /\binstalments?\b/i, 'installment'],
  ['en', /\bneighbours?\b/i, 'neighbor'],
  ['en', /\b(?:favour|colour|organisation|licence|programme)s?\b/i, 'the spelling of the United States'],
  ['en', /\bcanceled\b/i, 'cancelled, as the states of a request are called'],
  ['en', /\d letters(?! and)/i, 'characters'],
  ['en', /\bgiven back\b/i, 'refunded or returned'],
  ['en', /\d %/, 'the percent sign closed up'],
];

/** One word for one thing, in the texts of either language. */
export const agreedTerms: Rule = (files) =>
  files.flatMap(({ path, text }) =>
    TERMS.filter(([language]) => TEXTS[language].test(path)).flatMap(([, forbidden, instead]) =>
      textsOf(path, text)
        .filter((said) => forbidden.test(said))
        .map((said) => `${path} says "${said.slice(0, 60)}": ${instead}`),
    ),
  );

function textsOf(path: string, text: string): string[] {
  const parts = path.endsWith('.ts') ? [...text.matchAll(LITERAL)].map(([part]) => part) : text.split('\n');
  return parts.map((part) => part.replace(INSERTED, '…'));
}
