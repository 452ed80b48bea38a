import { atom } from 'nanostores';

const STORAGE_KEY = 'chosen_lease';

/** The lease that a tenant of several is looking at, for the life of the tab. */
export const $chosenLeaseId = atom<string | null>(readChoice());

export function chooseLease(id: string): void {
  $chosenLeaseId.set(id);
  try {
    sessionStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Blocked storage: the choice then lasts as long as the page.
  }
}

function readChoice(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
