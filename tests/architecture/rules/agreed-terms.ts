import type { Rule } from '../repository.ts';

const DICTIONARIES = String.raw`src\/i18n\/dictionaries\/[a-z-]+\/[a-z0-9-]+`;
/** Mails and papers have both languages in one file. */
const MIXED = String.raw`src\/edge\/(?:mail|signing)\/[^.]+\.ts|src\/edge\/cards\/go-page\.ts|src\/edge\/[a-z-]+\/[a-z-]+-texts\.ts|src\/i18n\/reports\/[a-z-]+-words\.ts|supabase\/templates\/.*`;
const TEXTS = {
  // No term below is an English word.
  es: new RegExp(
    String.raw`^(?:${DICTIONARIES}\.es\.ts|src\/content\/.*\bes\b.*|${MIXED}|public\/locales\/es\/.*)$`,
  ),
  /** For terms that are Spanish words too, or stand in addresses. */
  en: new RegExp(String.raw`^(?:${DICTIONARIES}\.en\.ts|src\/content\/.*\ben\b.*|public\/locales\/en\/.*)$`),
  enMixed: new RegExp(
    String.raw`^(?:${DICTIONARIES}\.en\.ts|src\/content\/.*\ben\b.*|${MIXED}|public\/locales\/en\/.*)$`,
  ),
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
  ['en', /\d %/, 'the percent sign closed up'],
  ['en', /\bdwellings?\b/i, 'home, of a unit’s use residential'],
  ['en', /\bparcels?\b/i, 'package'],
  ['en', /^['"`]Kinds?['"`]$|\bkinds? of (?:expense|number|document|receipt|charge|owner|income)\b/i, 'type'],
  [
    'en',
    /\b(?:is|are|units?|days|you) let\b(?! us)|\blet (?:to [A-Z…]|until|at the moment)/,
    'rent out, rented',
  ],
  ['enMixed', /\be-mail/i, 'email'],
  ['enMixed', /\binstalments?\b/i, 'installment'],
  ['enMixed', /\bneighbours?\b/i, 'neighbor'],
  [
    'enMixed',
    /\b(?:favour|colour|organisation|licence|programme|metre)s?\b|\brecognis|\b(?:after|to)wards\b/i,
    'the spelling of the United States',
  ],
  ['enMixed', /\bcanceled\b/i, 'cancelled, as the states of a request are called'],
  ['enMixed', /\d letters(?! and)/i, 'characters'],
  ['enMixed', /\bWrite (?:an?|the|your) (?!message|post|notice)|\bWrite (?:how|what|who|\d)/, 'enter'],
  ['enMixed', /\bwr(?:ite|itten|ote)(?: it)? down\b/i, 'enter, record or add'],
  ['enMixed', /\b(?:any|every|no|some)body\b/i, 'someone, everyone, no one'],
  ['enMixed', /\bit stands\b|\bstands? (?:here|above|below|beside|among|in|on)\b/i, 'is, appears'],
  ['enMixed', /\bany more\b|\bno more\.|\b(?:seen|signed|sent) no more\b/i, 'no longer'],
  ['enMixed', /\b(?:tak(?:e|es|en|ing)|took)(?: it| this| the \w+)? back\b/i, 'reverse or withdraw'],
  ['enMixed', /\b(?:giv(?:e|es|en|ing)|gave)(?: it| money)? back\b/i, 'refund or return'],
  ['enMixed', /\b(?:giv(?:e|es|en|ing)|gave)(?: it| them)? out\b/i, 'issue'],
  ['enMixed', /\btak(?:e|es|en)(?: it)? off\b/i, 'reduce, credit or remove'],
  ['enMixed', /\bcall(?:ed)?(?: it| the lease)? off\b/i, 'cancel'],
  ['enMixed', /\bhand(?:ed|s)? in\b/i, 'send'],
  ['enMixed', /\bwhat (?:became|comes|came) of\b|\bhow it stands\b/i, 'status'],
  ['enMixed', /\busual (?:accounts?|currency)\b/i, 'default'],
  ['enMixed', /\bsecond (?:step|factor)\b/i, 'two-step verification'],
  ['enMixed', /\btelephones?\b(?! games)/i, 'phone'],
  ['enMixed', /\bautomatic payments?\b/i, 'autopay'],
  ['enMixed', /\breceipts? of purchases\b/i, 'purchase receipt'],
  ['enMixed', /\blog(?:ged|ging)? (?:in|out)\b/i, 'sign in, sign out'],
];

/** One word for one thing, in the texts of either language. */
/** What people call things, to be found by: readers never see it. */
const SEARCHED = /\/palette-words\.e[ns]\.ts$/;

export const agreedTerms: Rule = (files) =>
  files
    .filter(({ path }) => !SEARCHED.test(path))
    .flatMap(({ path, text }) =>
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

/** Names that a colleague from elsewhere would stumble over, with the one that the house has instead (docs/glossary.md). */
const NAMES: readonly (readonly [forbidden: RegExp, instead: string])[] = [
  [
    /(?<![a-z_])deeds?(?![a-z_])|Deeds?(?![a-z])|DEEDS?\b/,
    'action: in this trade a deed is a title document',
  ],
  [/\b(?:LaterPart|laterTexts|later-part)\b/, 'lazy'],
  [/\b(?:useI|i)sTakenOver\b|\btaken-over\b/, 'hydrated'],
  [/\buseSettled\b|\buse-settled\b/, 'useDebouncedValue'],
  [/\buseShown\b|\buse-shown\b/, 'useOptimisticValue'],
  [/\b(?:keepRows|CachedRows|KeptQuery|cached-rows)\b/, 'offline cache'],
  [/\b(?:PassingNotices|passing-notices)\b/, 'live notices'],
  [/\b(?:readArrival|Arrival)\b/, 'link parameters'],
  [/\b(?:useTold|isTold|isToldAgain)\b/, 'answered, or reported to a tax authority'],
  [/\b(?:OrganizationSeat|SeatWatch|compareSeats|seat-watch|SeatInput)\b/, 'membership'],
  [/\b(?:PrimarySeats?|primarySeats?|primary-seats|seatTenant)\b/, 'primary tenant'],
  [/\bUploadCourse\b/, 'upload progress'],
  [/\b(?:MoneyOfOthers|money-of-others)\b/, 'held funds'],
  [/\b(?:OwnReceipt\w*|own-receipts?[\w-]*|own-paper-button)\b/, 'purchase receipt'],
  [/\b(?:fetchWhole|readWhole|areSharesWhole|wholePages|whole-pages)\b/, 'full, all, adding up or buffered'],
  [/\b(?:LetTerm|letTermOf|letTerms|let-terms)\b/, 'leased days'],
  [/\b(?:UsualDialog|usual-dialog)\b/, 'default accounts'],
  [/\b(?:HandedInCard|HandInForm|handInDocument|hand-in-form)\b/, 'submit, submitted'],
  [
    /\b(?:useSay|use-say|looksTwice|everyRow|every-row|EnterEither|enter-either)\b/,
    'the name in docs/glossary.md',
  ],
];
/** Those of the database, which code takes as they are. */
const DATABASE_NAMES: readonly (readonly [forbidden: RegExp, instead: string])[] = [
  [/\b(?:seat_signals|signal_seats)\b/, 'membership_signals, signal_memberships'],
  [/\btold_at\b/, 'reported_at'],
  [/\bis_whole\b/, 'what is full or complete: is_full_month'],
  [/\b(?:[a-z]+_)*own_receipt\w*|\bownReceipt(?:Id)?\b/, 'purchase_receipt_kind'],
  [/\bkept_(?:minor|at)\b|\bkeptAt\b/, 'deducted_minor, storage_place'],
  [/\b(?:deposits|owners)_kept\w*|\b(?:deposits|owners)KeptMinor\b/, 'held'],
  [/\b(?:is_let|is_unit_let|let_unit_count|let_days|isLet|letUnitCount|letDays)\b/, 'leased'],
  [/\b(?:set_usual_accounts|setUsualAccounts)\b/, 'default accounts'],
  [/\b(?:take_back_held_deposit|takeBackHeldDeposit)\b/, 'reverse_held_deposit'],
  [/\bgive_out_\w+/, 'issue'],
  [/\btell_(?:of|office)_\w+/, 'notify'],
];
const DATABASE = /^supabase\/schemas\/.*\.sql$/;
const CODE = /^(?:src|tests|scripts|config|local-stack)\/.*\.(?:ts|tsx|astro)$/;
const OWN = /^tests\/architecture\/(?:rules\/)?agreed-terms\b/;

const said = (path: string, text: string, names: typeof NAMES) =>
  [path, ...text.split('\n')].flatMap((line, index) =>
    names
      .filter(([forbidden]) => forbidden.test(line))
      .map(([forbidden, instead]) => `${path}:${index} says ${forbidden.exec(line)?.[0]}: ${instead}`),
  );

/** One name for one thing: in the names of files, in code, and in the database. */
export const agreedNames: Rule = (files) =>
  files
    .filter(({ path }) => !OWN.test(path))
    .flatMap(({ path, text }) => [
      ...(CODE.test(path) ? said(path, text, NAMES) : []),
      ...(CODE.test(path) || DATABASE.test(path) ? said(path, text, DATABASE_NAMES) : []),
    ]);
