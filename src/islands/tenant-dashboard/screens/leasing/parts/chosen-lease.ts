import { atom } from 'nanostores';
import { CHOSEN_LEASE } from '#src/domain/foundation/browser-keys.ts';

/** The lease that a tenant of several is looking at, for the life of the tab. */
export const $chosenLeaseId = atom<string | null>(readChoice());

export function chooseLease(id: string): void {
  $chosenLeaseId.set(id);
  try {
    sessionStorage.setItem(CHOSEN_LEASE, id);
  } catch {
    // Blocked storage: the choice then lasts as long as the page.
  }
}

function readChoice(): string | null {
  try {
    return sessionStorage.getItem(CHOSEN_LEASE);
  } catch {
    return null;
  }
}
