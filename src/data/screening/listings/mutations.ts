import { verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';

export type ListingInput = Arguments<'save_listing'>;

/**
 * Writes what the page of a unit says and shows; returns the listing's id. Errors: `unit_archived`, `photos_changed` when
 * a photo is gone.
 */
export const saveListing = verb('save_listing');

/** Shows the page to everybody, or no more. Error: `unit_archived`. */
export const publishListing = verb('publish_listing');
