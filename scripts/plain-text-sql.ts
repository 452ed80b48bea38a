// Writes the body of private.plain_text, the twin of src/domain/foundation/plain-text.ts, for a migration: node scripts/plain-text-sql.ts
import {
  gapSigns,
  leftOutSigns,
  lettersByPlainLetter,
  plainText,
  standingAcute,
} from '#src/domain/foundation/plain-text.ts';

/** What nearly every text consists of beside ASCII: a table of them is ten times as fast as taking letters apart. */
const CONTROLS = [
  ...Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)),
  '\u007f',
  '\u00a0',
];
const COMMON = [...'áéíóúüñàèìòùâêîôûäëïöãõåçýÿ’‘“”«»"\'`´–—-ºª', ...CONTROLS];

/** A literal of SQL that holds no control signs. */
function literal(text: string): string {
  const written = text.replaceAll(/['\\]/g, '$&$&').replaceAll(/[\p{Cc}\u00a0]/gu, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return written.includes('\\') ? `e'${written}'` : `'${written}'`;
}

/** `translate` of a text: signs with nothing to become come last and are dropped. */
function translated(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  const sorted = [...pairs.filter(([, to]) => to !== ''), ...pairs.filter(([, to]) => to === '')];
  return `translate(${text},
    ${literal(sorted.map(([from]) => from).join(''))},
    ${literal(sorted.map(([, to]) => to).join(''))})`;
}

export function plainTextSql(): string {
  // A blank that stands for a sign is one, though a text of it alone is empty.
  const common = COMMON.map((sign) => [sign, plainText(`a${sign}b`).slice(1, -1)] as const);
  const pairs = Object.entries(lettersByPlainLetter).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain] as const),
  );
  const whole = pairs
    .filter(([, plain]) => plain.length > 1)
    .reduce(
      (text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`,
      translated(
        'v_text',
        pairs.filter(([, plain]) => plain.length === 1),
      ),
    );
  return `
declare
  v_text text := ${translated('lower(p_text collate "und-x-icu")', common)};
begin
  if octet_length(v_text) <> char_length(v_text) then
    v_text := regexp_replace(normalize(replace(p_text, ${literal(JSON.parse(`"${standingAcute}"`))}, ''), nfkd),
      '[${leftOutSigns}]', '', 'g');
    v_text := lower(regexp_replace(v_text, '[${gapSigns}]', ' ', 'g') collate "und-x-icu");
    v_text := ${whole};
  end if;
  if position('  ' in v_text) > 0 then
    v_text := regexp_replace(v_text, ' +', ' ', 'g');
  end if;
  return btrim(v_text);
end
`;
}

if (import.meta.main) console.log(plainTextSql());
