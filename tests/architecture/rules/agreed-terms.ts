import type { Rule } from '../repository.ts';

const TEXTS = {
  // Mails and papers have both languages in one file; no term below is an English word.
  es: /^(src\/i18n\/dictionaries\/[a-z0-9-]+\.es\.ts|src\/content\/.*\bes\b.*|src\/edge\/(mail|contract)\/[^.]+\.ts|src\/edge\/[a-z-]+-texts\.ts|public\/locales\/es\/.*|supabase\/templates\/.*)$/,
  en: /^(src\/i18n\/dictionaries\/[a-z0-9-]+\.en\.ts|src\/content\/.*\ben\b.*)$/,
} as const;

/** What stands inside quotes; names of keys and types are no texts. */
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;
const INSERTED = /\$\{[^}]*\}/g;

/** Terms that a reader must not meet, with the one that docs/glossary.md has instead. English is that of the United States. */
const TERMS: readonly (readonly [language: keyof typeof TEXTS, forbidden: RegExp, instead: string])[] = [
  ['es', /\brevi(?:ert|rti)\p{L}*/iu, 'reversar'],
  ['es', /segundo (?:factor|paso)/i, 'verificación en dos pasos'],
  ['es', /informar (?:el|un) pago/i, 'reportar'],
  [
    'es',
    /\basent\p{L}+|\basient[ea]\b|\banot(?:a|e|o|ó|ar|aron|ación|aciones|ad[oa]s?)\b|\banót\p{L}+/iu,
    'registrar',
  ],
  ['es', /\d letras(?! y)|\bletras como máximo/i, 'caracteres'],
  ['es', /ya (?:están?|se) cobrad[oa]s?\b|está cobrado hasta/i, 'cargado (cobrado is money that came)'],
  [
    'es',
    /(?<!antigüedad de |\{)\bsaldos?\b(?! a (?:su )?favor|\})/i,
    'balance (saldo a favor is credit, antigüedad de saldos a report)',
  ],
  ['es', /solicitud(?:es)? de mantenimiento/i, 'avería'],
  ['es', /\b(?:su|qué|cambiar(?: la)?|elija una) (?:función|papel)\b|\bfunción: /i, 'rol'],
  ['es', /\brol de alquileres/i, 'relación de alquileres'],
  ['es', /(?<!(?:tiene|a) su )\bdueñ[oa]s?\b/i, 'propietario, or arrendador to a tenant'],
  ['es', /\bquien (?:le )?alquila\b/i, 'arrendador or inquilino'],
  ['es', /avisos? por correo|llega un aviso/i, 'notificación or correo (aviso is what a landlord publishes)'],
  ['es', /\busuales\b|\blo usual\b|\bcuenta usual\b/i, 'habitual'],
  ['es', /\bSin dato\b|^['"`]No se sabe/, 'sin indicar'],
  ['es', /por sí (?:sol|mism)[oa]s?\b/i, 'automáticamente'],
  ['es', /^['"`]\p{Lu}\p{L}{3,} nuev[oa]s?\b/u, 'a label begins with Nuevo or Nueva'],
  ['es', /(?<!página|autenticación)\.\.\./, 'the ellipsis …'],
  ['es', /\bNº/, 'N.º'],
  ['es', /[\d…] %/, 'the percent sign closed up'],
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
