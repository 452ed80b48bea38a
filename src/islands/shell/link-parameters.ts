import { takeLinks } from '#src/data/client.ts';
import { type LinkSession, mayEnterByLink, readLinkSession } from '#src/data/people/session/link.ts';

/** What the link of a mail says in the address, besides the session. */
export interface LinkParameters {
  /** The provider's name for the kind of link. */
  readonly type: string | null;
  /** Why the link did not sign anybody in. */
  readonly errorCode: string | null;
  /** The session that it brings; whether it was taken is another question. */
  readonly link: LinkSession | null;
}

// The authentication library takes the session out of the address and clears the rest as soon as it starts, which may
// be before a screen is there to look: so the address is read when the page's code is loaded.
let linkParameters = nowhere();
noteAddress();
takeLinks(mayEnterByLink);

/** How the reader came to this page. An error is cleared from the address, so that a reload does not repeat it. */
export function readLinkParameters(): LinkParameters {
  return linkParameters;
}

/** Once for each page that is loaded; while a page is built there is no address. */
export function noteAddress(): void {
  linkParameters = typeof window === 'undefined' ? nowhere() : readAddress();
}

function nowhere(): LinkParameters {
  return { type: null, errorCode: null, link: null };
}

function readAddress(): LinkParameters {
  const params = new URLSearchParams(window.location.hash.slice(1));
  const errorCode = params.get('error_code') ?? params.get('error');
  if (errorCode) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return { type: params.get('type'), errorCode, link: readLinkSession(window.location.hash) };
}
