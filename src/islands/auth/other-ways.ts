/**
 * Fetched once a page to enter by has loaded: where the project offers other ways in (Google and the like), the island
 * comes unasked, because it has their buttons.
 */
import { apiUrl, publishableKey } from '#src/data/api-address.ts';
import { offeredIn } from '#src/data/people/session/offered-providers.ts';
import { ISLAND_WANTED } from '#src/domain/foundation/island-events.ts';

fetch(`${apiUrl()}/auth/v1/settings`, { headers: { apikey: publishableKey() } })
  .then((answer) => answer.json())
  .then((settings) => {
    if (offeredIn(settings).length > 0) document.dispatchEvent(new Event(ISLAND_WANTED));
  })
  .catch(() => undefined); // Without an answer the form is there.
