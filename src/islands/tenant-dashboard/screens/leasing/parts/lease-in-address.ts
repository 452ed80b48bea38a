import { chooseLease } from './chosen-lease.ts';

/** The link of a mail names the lease that it is about: it is shown from here on, and leaves the address again. */
export function takeLeaseFromAddress(): void {
  // Tools read the routes where there is no page.
  if (typeof window === 'undefined') return;
  const address = new URL(window.location.href);
  const id = address.searchParams.get('lease');
  if (id === null) return;
  chooseLease(id);
  address.searchParams.delete('lease');
  window.history.replaceState(window.history.state, '', address);
}
