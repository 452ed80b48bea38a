// Records by what they are called: those that the caller knows, with a typing error or in part, and others by how they are written.
import { plainText } from '../../navigation/words.ts';
import type { Token } from './tokens.ts';

export interface KnownName {
  readonly kind: 'property' | 'unit' | 'tenant';
  readonly name: string;
}

/** What a question names, and the places of the words that do. */
export interface NamedRecords {
  readonly property?: string;
  readonly unit?: string;
  readonly tenant?: string;
  /** As they stand in the question. */
  readonly typedUnit?: string;
  readonly typedProperty?: string;
  readonly places: readonly number[];
}

/** Parts of names that many have: none is found by one of them alone. */
const COMMON = new Set(
  'torre residencial plaza villas villa edificio condominio local apartamento apto apt casa srl sa eirl inc llc corp co la el los las de del y and the of tower building residence house unit shop office don dona sr sra mr mrs ms dr edif res santo san santa'.split(
    ' ',
  ),
);
const UNIT_WORD =
  /^(?:apartamento|apto|apt|aparta|apartment|flat|unidad|unit|suite|numero|number|no|habitacion|piso|penthouse|ph)$/;
/** These are part of the label: "Local 4". */
const NAMED_UNIT = /^(?:local|villa|casa|house|shop|store|oficina|office|studio|estudio)$/;
const LABEL = /^(?:\d{1,4}[a-z]?|[a-z]\d{1,4}|[a-z])$/;
const OWN_LABEL = /^(?:\d{1,4}[a-hj-z]|[a-z]\d{1,4})$/;
const ORDINAL = /^\d+(?:st|nd|rd|th|k|ro|er|to)$/;
const PROPERTY_WORD =
  /^(?:torre|residencial|plaza|edificio|villas|condominio|tower|building|residence|residences|conjunto|proyecto)$/;
const JOINING = /^(?:de|del|la|las|los|el|y|of|the)$/;
const ARTICLE = /^(?:el|la|del|al|the)$/;
const WHERE = /^(?:en|in|at)$/;
const SHORTEST_NEAR = 4;

/** Whether one word is the other with a letter left out, put in, changed or moved. */
export function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < SHORTEST_NEAR || Math.abs(one.length - other.length) > 1)
    return false;
  let begin = 0;
  while (one[begin] === other[begin] && begin < one.length) begin += 1;
  let end = 0;
  while (one.at(-1 - end) === other.at(-1 - end) && end < Math.min(one.length, other.length) - begin)
    end += 1;
  const [left, right] = [one.slice(begin, one.length - end), other.slice(begin, other.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

interface Reading {
  readonly asked: string;
  readonly tokens: readonly Token[];
  /** Words that mean something else; a name of one word is not one of them, unless it is written as a name. */
  readonly isWord: (plain: string) => boolean;
}

const partsOf = (name: string) =>
  plainText(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Finds the records that a question names. @param names those that the caller knows */
export function namesIn(reading: Reading, names: readonly KnownName[]): NamedRecords {
  const properties = names.filter(({ kind }) => kind === 'property');
  const property = bestOf(reading, properties, []);
  const taken = property?.places ?? [];
  const unit = knownUnit(reading, names, property?.name) ?? writtenUnit(reading, taken);
  const tenant = bestOf(
    reading,
    names.filter(({ kind }) => kind === 'tenant'),
    [...taken, ...(unit?.places ?? [])],
  );
  const found = [...taken, ...(unit?.places ?? []), ...(tenant?.places ?? [])];
  const written = writtenName(reading, found);
  const asProperty = property?.name ?? (written?.isProperty ? written.name : undefined);
  const asTenant = tenant?.name ?? (written && !written.isProperty ? written.name : undefined);
  const whole = unit && asProperty && !unit.isWhole ? `${asProperty} ${unit.name}` : unit?.name;
  return {
    ...(asProperty && !whole?.startsWith(asProperty) && { property: asProperty }),
    ...(whole && { unit: whole }),
    ...(asTenant && { tenant: asTenant }),
    ...(unit && { typedUnit: typed(reading.asked, reading.tokens, unit.places) }),
    ...(asProperty && {
      typedProperty: property ? typed(reading.asked, reading.tokens, property.places) : asProperty,
    }),
    places: [...found, ...(written && (written.isProperty ? !property : !tenant) ? written.places : [])],
  };
}

interface Named {
  readonly name: string;
  readonly places: readonly number[];
}

/** The name with most of its words in the question. Where several have as many, the words as they were typed. */
function bestOf(reading: Reading, names: readonly KnownName[], taken: readonly number[]): Named | undefined {
  const { asked, tokens, isWord } = reading;
  let best: { length: number; found: { name: string; places: readonly number[]; isExact: boolean }[] } = {
    length: 0,
    found: [],
  };
  for (const { name } of names) {
    const parts = partsOf(name);
    for (let at = 0; at < tokens.length; at += 1) {
      const places: number[] = [];
      let part = -1;
      let isExact = true;
      for (let place = at; place < tokens.length && !taken.includes(place); place += 1) {
        const plain = tokens[place]?.plain ?? '';
        const exact = parts.indexOf(plain, part + 1);
        const near =
          exact < 0 && !isWord(plain)
            ? parts.findIndex((one, index) => index > part && isNear(one, plain))
            : exact;
        if (near < 0) break;
        isExact &&= exact >= 0;
        part = near;
        places.push(place);
      }
      const telling = places.filter((place) => !COMMON.has(tokens[place]?.plain ?? ''));
      const only = telling.length === 1 ? tokens[telling[0] ?? 0] : undefined;
      const isOther =
        only &&
        places.length === 1 &&
        (only.plain.length < 3 || (isWord(only.plain) && !/\p{Lu}/u.test(asked[only.start] ?? '')));
      if (telling.length === 0 || isOther) continue;
      const length = places.length + (isExact ? 0.5 : 0);
      if (length > best.length) best = { length, found: [] };
      if (length === best.length) best.found.push({ name, places, isExact });
    }
  }
  const [first] = best.found;
  if (!first) return byKind(tokens, names);
  const different = new Set(best.found.map(({ name }) => name));
  if (different.size === 1) return first;
  return { name: typed(asked, tokens, first.places), places: first.places };
}

/** "The Torre", where only one has that word in its name. */
function byKind(tokens: readonly Token[], names: readonly KnownName[]): Named | undefined {
  const at = tokens.findIndex(
    ({ plain }, place) => PROPERTY_WORD.test(plain) && ARTICLE.test(tokens[place - 1]?.plain ?? ''),
  );
  const [only, ...more] = names.filter(({ name }) => partsOf(name).includes(tokens[at]?.plain ?? ''));
  return only && more.length === 0 ? { name: only.name, places: [at] } : undefined;
}

const typed = (asked: string, tokens: readonly Token[], places: readonly number[]) =>
  asked.slice(tokens[places[0] ?? 0]?.start, tokens[places.at(-1) ?? 0]?.end);

interface NamedUnit extends Named {
  /** Whether the property is in the name. */
  readonly isWhole: boolean;
}

/** A unit that the caller knows, by its label: that of the property that is named, or the only one with it. */
function knownUnit(
  { tokens }: Reading,
  names: readonly KnownName[],
  property: string | undefined,
): NamedUnit | undefined {
  const properties = names.filter(({ kind }) => kind === 'property').map(({ name }) => name);
  const found = names
    .filter(({ kind }) => kind === 'unit')
    .flatMap(({ name }) => {
      const of = properties.find((one) => name.includes(one));
      const label = (of ? name.replace(of, '') : name).replace(/^[\s,·–-]+|[\s,·–-]+$/g, '');
      const places = placesOf(tokens, partsOf(label));
      return places ? [{ name: of ? `${of} ${label}` : label, of, label, places }] : [];
    });
  const longest = Math.max(0, ...found.map(({ places }) => places.length));
  const all = found.filter(({ places }) => places.length === longest);
  const own =
    all.find(({ of }) => of !== undefined && of === property) ??
    (new Set(all.map(({ name }) => name)).size === 1 ? all[0] : undefined);
  const first = own ?? all[0];
  if (!first) return undefined;
  // Another property's unit is not meant where a property is named.
  const isOfAnother = own?.of !== undefined && property !== undefined && own.of !== property;
  const isWhole = own?.of !== undefined && !isOfAnother;
  return { name: isWhole ? first.name : first.label, places: first.places, isWhole };
}

/** Where a label stands: its words in a row. A figure alone needs a word of a home before it, or nothing that counts behind it. */
function placesOf(tokens: readonly Token[], parts: readonly string[]): readonly number[] | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!parts.every((part, index) => tokens[at + index]?.plain === part)) continue;
    const before = tokens[at - 1]?.plain ?? '';
    const behind = tokens[at + parts.length]?.plain ?? '';
    const isFigure = parts.length === 1 && /^\d+$/.test(parts[0] ?? '');
    const isCount =
      /^(?:dias?|meses|mes|semanas?|anos?|days?|months?|weeks?|years?|pesos|dolares|dollars|mil|de)$/.test(
        behind,
      );
    if (isFigure && (isCount || /\$$/.test(before))) continue;
    const places = parts.map((_, index) => at + index);
    return UNIT_WORD.test(before) ? [at - 1, ...places] : places;
  }
  return undefined;
}

/** A unit by how it is written: "apartamento 12", "Local 4", "3B". */
function writtenUnit({ asked, tokens }: Reading, taken: readonly number[]): NamedUnit | undefined {
  for (const [at, { plain }] of tokens.entries()) {
    if (taken.includes(at)) continue;
    const next = tokens[at + 1];
    const isOwn = OWN_LABEL.test(plain) && !ORDINAL.test(plain) && !/^[qt][1-4]$|^m2$/.test(plain);
    if (isOwn)
      return {
        name: asked.slice(tokens[at]?.start, tokens[at]?.end).toUpperCase(),
        places: [at],
        isWhole: false,
      };
    if (!next || !LABEL.test(next.plain) || /^[aeouy]$/.test(next.plain) || ORDINAL.test(next.plain))
      continue;
    const label = asked.slice(next.start, next.end);
    if (UNIT_WORD.test(plain) && /\d/.test(label) && !/^(?:no|numero|number)$/.test(plain))
      return { name: label.toUpperCase(), places: [at, at + 1], isWhole: false };
    if (NAMED_UNIT.test(plain) && /\d/.test(label)) {
      const word = asked.slice(tokens[at]?.start, tokens[at]?.end);
      return {
        name: `${word.slice(0, 1).toUpperCase()}${word.slice(1)} ${label}`,
        places: [at, at + 1],
        isWhole: false,
      };
    }
  }
  return undefined;
}

/** A name by how it is written: words with a capital that are no others, at the beginning of nothing. */
function writtenName(
  { asked, tokens, isWord }: Reading,
  taken: readonly number[],
): (Named & { isProperty: boolean }) | undefined {
  const isCapital = (at: number) => /\p{Lu}/u.test(asked[tokens[at]?.start ?? 0] ?? '');
  // "PDF", "TV".
  const isShortened = (at: number) => /^\p{Lu}{2,4}$/u.test(asked.slice(tokens[at]?.start, tokens[at]?.end));
  const isPlace = (at: number) =>
    PROPERTY_WORD.test(tokens[at]?.plain ?? '') && isCapital(at) && isCapital(at + 1);
  const isName = (at: number) => {
    const plain = tokens[at]?.plain ?? '';
    return (
      !taken.includes(at) &&
      plain.length > 1 &&
      /^[a-z][a-z0-9]*$/.test(plain) &&
      !isShortened(at) &&
      isCapital(at) &&
      (!isWord(plain) || isPlace(at))
    );
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isName(at)) continue;
    const places = [at];
    for (let next = at + 1; next < tokens.length; next += 1) {
      const isJoined = JOINING.test(tokens[next]?.plain ?? '') && isName(next + 1);
      if (!isName(next) && !isJoined && !(isCapital(next) && !taken.includes(next) && isPlace(at))) break;
      places.push(next);
    }
    return {
      name: typed(asked, tokens, places),
      places,
      isProperty: isPlace(at) || WHERE.test(tokens[at - 1]?.plain ?? ''),
    };
  }
  return undefined;
}
