import { persistentAtom } from '@nanostores/persistent';

export type OpenGroups = Readonly<Record<string, boolean>>;

function decode(text: string): OpenGroups {
  try {
    const read: unknown = JSON.parse(text);
    const entries = Object.entries(read ?? {}).filter(([, isOpen]) => typeof isOpen === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Which groups of the menu were opened and shut in this browser; the others are as they begin. */
export const $openGroups = persistentAtom<OpenGroups>('open_groups', {}, { encode: JSON.stringify, decode });

/** Remembers it for every open tab. */
export function openGroup(id: string, isOpen: boolean): void {
  $openGroups.set({ ...$openGroups.get(), [id]: isOpen });
}
