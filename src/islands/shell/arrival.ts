/** What the link of a mail says in the address, besides the session. */
export interface Arrival {
  /** The provider's name for the kind of link. */
  readonly type: string | null;
  /** Why the link did not sign anybody in. */
  readonly errorCode: string | null;
}

/**
 * Reads the address before the authentication library does: that takes the session out and clears the rest. An error is
 * cleared here, so that a reload does not repeat it.
 */
export function readArrival(): Arrival {
  const params = new URLSearchParams(window.location.hash.slice(1));
  const errorCode = params.get('error_code') ?? params.get('error');
  if (errorCode) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return { type: params.get('type'), errorCode };
}
