import { atom } from 'nanostores';
import { ACTIVE_ORGANIZATION as KEY } from '#src/domain/foundation/browser-keys.ts';

/** The tab's own choice, else the browser's last one. Pages made at build time have neither. */
function remembered(): string | undefined {
  if (typeof localStorage === 'undefined' || typeof sessionStorage === 'undefined') return undefined;
  return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? undefined;
}

/** Id of the organisation that the dashboards show; undefined until one is chosen. Access is decided by the server. */
export const $activeOrganizationId = atom<string | undefined>(remembered());

/**
 * Switches this tab to another organisation and remembers it for tabs opened later: one that is open already may be in
 * the middle of something. null forgets the choice.
 */
export function chooseOrganization(id: string | null): void {
  for (const storage of [sessionStorage, localStorage]) {
    if (id === null) storage.removeItem(KEY);
    else storage.setItem(KEY, id);
  }
  $activeOrganizationId.set(id ?? undefined);
}
