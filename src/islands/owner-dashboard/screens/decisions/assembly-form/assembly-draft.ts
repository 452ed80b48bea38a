import type { AgendaItem, Assembly } from '#src/data/decisions/assemblies/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { instantAt, timeIn, todayIn } from '#src/domain/foundation/time-zone.ts';

const MOST_TITLE = 200;
const MOST_PLACE = 300;
const MOST_ITEM = 300;
const MOST_ITEMS = 100;

/** An item as it is written; the key tells it from the others while they are moved. */
export interface ItemDraft {
  readonly key: string;
  readonly title: string;
  readonly decisionId: string | null;
}

/** An assembly as it is written: days and hours of the organization's clock, empty where nothing was typed. */
export interface AssemblyDraft {
  readonly propertyId: string | null;
  readonly title: string;
  readonly place: string;
  readonly day: string;
  readonly hour: string;
  readonly secondDay: string;
  readonly secondHour: string;
  readonly items: readonly ItemDraft[];
}

/** Keys of `assemblies.form.problems`. */
export type DraftProblem =
  | 'buildingMissing'
  | 'titleLength'
  | 'placeLength'
  | 'dayMissing'
  | 'hourMissing'
  | 'secondEarly'
  | 'secondPart'
  | 'itemsMost';
export type ItemProblem = 'itemLength' | 'itemTwice';

interface ReadDraft {
  readonly problems: Partial<Record<Exclude<keyof AssemblyDraft, 'items'> | 'itemCount', DraftProblem>>;
  /** By the key of the item. */
  readonly itemProblems: Readonly<Record<string, ItemProblem>>;
  /** What the verb takes; null while something is missing or wrong. */
  readonly input: {
    readonly propertyId: string;
    readonly assembly: {
      readonly title: string;
      readonly place: string;
      readonly startsAt: string;
      readonly secondCallAt: string | null;
      readonly items: { readonly title: string; readonly decisionId: string | null }[];
    };
  } | null;
}

export const newItem = (key: string): ItemDraft => ({ key, title: '', decisionId: null });

/** What a form begins with: nothing, or a draft that is there. */
export function assemblyDraft(
  known: { readonly assembly: Assembly; readonly items: readonly AgendaItem[] } | null,
  timeZone: string,
  firstKey: string,
): AssemblyDraft {
  const at = (instant: string | null | undefined) =>
    instant ? [todayIn(timeZone, Date.parse(instant)), timeIn(timeZone, Date.parse(instant))] : ['', ''];
  const [day = '', hour = ''] = at(known?.assembly.startsAt);
  const [secondDay = '', secondHour = ''] = at(known?.assembly.secondCallAt);
  return {
    propertyId: known?.assembly.propertyId ?? null,
    title: known?.assembly.title ?? '',
    place: known?.assembly.place ?? '',
    day,
    hour,
    secondDay,
    secondHour,
    items:
      known && known.items.length > 0
        ? known.items.map(({ id, title, decisionId }) => ({ key: id, title, decisionId }))
        : [newItem(firstKey)],
  };
}

const isHour = (text: string) => /^\d\d:\d\d$/.test(text);

function timesOf(draft: AssemblyDraft, timeZone: string) {
  const { day, hour, secondDay, secondHour } = draft;
  const problems: ReadDraft['problems'] = {
    ...(!isIsoDate(day) && { day: 'dayMissing' }),
    ...(!isHour(hour) && { hour: 'hourMissing' }),
  };
  const startsAt = isIsoDate(day) && isHour(hour) ? instantAt(timeZone, day, hour) : null;
  if (secondDay === '' && secondHour === '') return { problems, startsAt, secondCallAt: null };
  if (!isIsoDate(secondDay) || !isHour(secondHour))
    return { problems: { ...problems, secondDay: 'secondPart' as const }, startsAt, secondCallAt: null };
  const secondCallAt = instantAt(timeZone, secondDay, secondHour);
  const isEarly = startsAt !== null && Date.parse(secondCallAt) <= Date.parse(startsAt);
  return {
    problems: isEarly ? { ...problems, secondDay: 'secondEarly' as const } : problems,
    startsAt,
    secondCallAt,
  };
}

function itemProblemsOf(items: readonly ItemDraft[]): Record<string, ItemProblem> {
  const problems: Record<string, ItemProblem> = {};
  const seen = new Set<string>();
  for (const { key, title, decisionId } of items) {
    const length = title.trim().length;
    if (length === 0 || length > MOST_ITEM) problems[key] = 'itemLength';
    else if (decisionId !== null && seen.has(decisionId)) problems[key] = 'itemTwice';
    if (decisionId !== null) seen.add(decisionId);
  }
  return problems;
}

/** Reads a draft: what is wrong with it by field and by item, or what the verb takes. */
export function readAssembly(draft: AssemblyDraft, timeZone: string): ReadDraft {
  const title = draft.title.trim();
  const times = timesOf(draft, timeZone);
  const problems: ReadDraft['problems'] = {
    ...(draft.propertyId === null && { propertyId: 'buildingMissing' }),
    ...((title === '' || title.length > MOST_TITLE) && { title: 'titleLength' }),
    ...(draft.place.trim().length > MOST_PLACE && { place: 'placeLength' }),
    ...times.problems,
    ...(draft.items.length > MOST_ITEMS && { itemCount: 'itemsMost' }),
  };
  const itemProblems = itemProblemsOf(draft.items);
  const isWhole = Object.keys(problems).length + Object.keys(itemProblems).length === 0;
  const { propertyId } = draft;
  const input =
    isWhole && propertyId !== null && times.startsAt !== null
      ? {
          propertyId,
          assembly: {
            title,
            place: draft.place.trim(),
            startsAt: times.startsAt,
            secondCallAt: times.secondCallAt,
            items: draft.items.map((item) => ({ title: item.title.trim(), decisionId: item.decisionId })),
          },
        }
      : null;
  return { problems, itemProblems, input };
}
