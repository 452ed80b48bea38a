/**
 * Stands in the head of the pages to enter by. Whoever brings something along that the form would not know of (a
 * session, a link's tokens, a draft) sees that it is looked into, and never a form that changes under their hands;
 * everybody else sees the form at once.
 */
import {
  AUTH_STORAGE_KEY,
  draftKeyOf,
  SESSION_ENDED_KEY,
  SIGN_UP_DRAFT,
} from '#src/domain/foundation/browser-keys.ts';
import { ISLAND_HERE, ISLAND_WANTED } from '#src/domain/foundation/island-events.ts';
import { remembered } from './page-script/storage.ts';

const { dataset } = document.documentElement;
const brought = [
  location.hash.slice(1) || null,
  remembered(AUTH_STORAGE_KEY),
  remembered(SESSION_ENDED_KEY, 'sessionStorage'),
  remembered(draftKeyOf(SIGN_UP_DRAFT), 'sessionStorage'),
];
if (brought.some((thing) => thing !== null)) dataset.entering = '';

document.addEventListener(ISLAND_HERE, () => {
  delete dataset.entering;
});

// Somebody signs in in another tab: this one goes along.
window.addEventListener('storage', ({ key }) => {
  if (key === AUTH_STORAGE_KEY) document.dispatchEvent(new Event(ISLAND_WANTED));
});
