import { persistentAtom } from '@nanostores/persistent';

/** Id of the organisation that the dashboards show; undefined until one is chosen. Access is decided by the server. */
export const $activeOrganizationId = persistentAtom<string | undefined>('active_organization', undefined);

/** Switches every island and tab to another organisation; null forgets the choice (signing out). */
export function chooseOrganization(id: string | null): void {
  $activeOrganizationId.set(id ?? undefined);
}
