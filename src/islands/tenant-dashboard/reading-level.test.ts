import { routes } from 'virtual:screens/tenant/routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#src/i18n/language.ts';
import { knownText, loadText, type Namespace } from '#src/i18n/load.ts';
import { readingEase, sentencesOf, syllablesOf, wordsOf } from '#src/i18n/reading-level.test-support.ts';

// Tenants read the product on a phone, some of them seldom: every text of their area stays plain. The measures say little
// about a few words, so only texts of some length are weighed; none may be harder than ordinary prose (60), and on the whole
// they are easy (80). A sentence of more than 22 words is two.
const LEAST_WORDS = 12;
const LEAST_EASE = 60;
const LEAST_MEAN = 80;
const MOST_WORDS = 22;

const namespaces = [
  ...new Set<Namespace>(['common', 'tenant', 'errors', ...routes.flatMap((route) => route.namespaces ?? [])]),
];
const params: unknown = new Proxy(
  {},
  { get: (_, name) => (name === 'count' ? 2 : name === 'is' ? () => false : 'Ana') },
);

interface Said {
  readonly at: string;
  readonly text: string;
}

/** Every text below a node, with its path; one that takes parameters as it reads with some. */
function textsIn(node: unknown, at: string): Said[] {
  if (typeof node === 'string') return [{ at, text: node }];
  if (typeof node === 'function') return [{ at, text: String(node(params)) }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, `${at}.${key}`));
}

describe.each(languages)('what tenants read (%s)', (language: Language) => {
  let all: Said[];
  beforeAll(async () => {
    await loadText(language, namespaces);
    all = namespaces.flatMap((namespace) => textsIn(knownText(namespace, language), namespace));
  });
  const weighed = () => all.filter(({ text }) => wordsOf(text).length >= LEAST_WORDS);

  it('is there', () => {
    expect(namespaces.length).toBeGreaterThan(15);
    expect(weighed().length).toBeGreaterThan(200);
  });

  it(`has no sentence of more than ${MOST_WORDS} words`, () => {
    const long = all.filter(({ text }) =>
      sentencesOf(text).some((sentence) => wordsOf(sentence).length > MOST_WORDS),
    );
    expect(long).toEqual([]);
  });

  it(`has no text that is harder than ${LEAST_EASE}`, () => {
    const hard = weighed()
      .map((said) => ({ ...said, ease: Math.round(readingEase(said.text, language)) }))
      .filter(({ ease }) => ease < LEAST_EASE);
    expect(hard).toEqual([]);
  });

  it(`is at ${LEAST_MEAN} or more on the whole`, () => {
    const eases = weighed().map(({ text }) => readingEase(text, language));
    expect(eases.reduce((sum, ease) => sum + ease, 0) / eases.length).toBeGreaterThan(LEAST_MEAN);
  });
});

describe('the measure', () => {
  it.each([
    [
      'es',
      { sol: 1, contrato: 3, río: 2, limpia: 2, aeropuerto: 5, muy: 1, guía: 2, que: 1, dueño: 2, avería: 4 },
    ],
    [
      'en',
      { rent: 1, lease: 1, table: 2, paid: 1, owed: 1, posted: 2, receipts: 2, organization: 5, leases: 2 },
    ],
  ] as const)('counts syllables (%s)', (language, words) => {
    const counted = Object.keys(words).map((word) => [word, syllablesOf(word, language)]);
    expect(Object.fromEntries(counted)).toEqual(words);
  });

  it('ends sentences where a reader does', () => {
    expect(sentencesOf('Pague RD$1,500.50 hoy. ¿Puede? Sí…\nGracias')).toEqual([
      'Pague RD$1,500.50 hoy.',
      '¿Puede?',
      'Sí…',
      'Gracias',
    ]);
  });

  it.each([
    [
      'es',
      'Su pago llegó. Ya no debe nada.',
      'La regularización administrativa correspondiente obedece a consideraciones extraordinariamente particulares.',
    ],
    [
      'en',
      'Your payment came. You owe nothing now.',
      'Administrative regularization corresponds to extraordinarily particular considerations.',
    ],
  ] as const)('tells easy from hard (%s)', (language, easy, hard) => {
    expect(readingEase(easy, language)).toBeGreaterThan(90);
    expect(readingEase(hard, language)).toBeLessThan(20);
  });
});
