import { persistentAtom } from '@nanostores/persistent';
import { LIST_LOOKS } from '#src/domain/foundation/browser-keys.ts';

/** How somebody wants to see a list at a desk. */
export interface ListLook {
  readonly isCompact: boolean;
  /** Ids of the columns that are left out. */
  readonly hidden: readonly string[];
}

type Looks = Readonly<Record<string, ListLook>>;

const PLAIN: ListLook = { isCompact: false, hidden: [] };

const isLook = (read: unknown): read is ListLook =>
  typeof read === 'object' &&
  read !== null &&
  'isCompact' in read &&
  typeof read.isCompact === 'boolean' &&
  'hidden' in read &&
  Array.isArray(read.hidden) &&
  read.hidden.every((id) => typeof id === 'string');

function decode(text: string): Looks {
  try {
    const read: unknown = JSON.parse(text);
    return Object.fromEntries(Object.entries(read ?? {}).filter(([, look]) => isLook(look)));
  } catch {
    return {};
  }
}

/** The looks that were chosen in this browser, by person and list. */
export const $listLooks = persistentAtom<Looks>(LIST_LOOKS, {}, { encode: JSON.stringify, decode });

export const lookOf = (looks: Looks, name: string): ListLook => looks[name] ?? PLAIN;

/** Remembers it for every open tab. A list that is as it begins is not kept. */
export function chooseLook(name: string, look: ListLook): void {
  const { [name]: _, ...others } = $listLooks.get();
  const isPlain = !look.isCompact && look.hidden.length === 0;
  $listLooks.set(isPlain ? others : { ...others, [name]: look });
}
