import { ownerHome } from '../people/owner-home.en.ts';

/** What every screen of the owner's area may need: navigation, titles, first organization, home. */
export const owner = { ...ownerHome };

export type OwnerText = typeof owner;
