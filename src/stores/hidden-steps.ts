import { persistentAtom } from '@nanostores/persistent';
import { HIDDEN_STEPS } from '#src/domain/foundation/browser-keys.ts';

function decode(text: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Ids of the organizations whose first steps are not shown in this browser. */
export const $hiddenSteps = persistentAtom<readonly string[]>(HIDDEN_STEPS, [], {
  encode: JSON.stringify,
  decode,
});

/** Remembers it for every open tab. */
export function hideSteps(organizationId: string, areHidden: boolean): void {
  const others = $hiddenSteps.get().filter((id) => id !== organizationId);
  $hiddenSteps.set(areHidden ? [...others, organizationId] : others);
}
