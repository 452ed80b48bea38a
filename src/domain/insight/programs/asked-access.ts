import { type ProgramScope, programScopes } from './scopes.ts';

/** What a program asks for in the address that it opens (RFC 6749, 4.1.1; RFC 7636; RFC 8707). */
export interface AskedAccess {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: 'code';
  readonly challenge: string;
  readonly challengeMethod: 'S256';
  readonly resource: string | null;
  readonly state: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CHALLENGE = /^[\w-]{43}$/;

/** Reads such an address; null where it is none that can be answered. */
export function readAskedAccess(asked: URLSearchParams): AskedAccess | null {
  const clientId = asked.get('client_id') ?? '';
  const redirectUri = asked.get('redirect_uri') ?? '';
  const challenge = asked.get('code_challenge') ?? '';
  const isWhole =
    UUID.test(clientId) &&
    URL.canParse(redirectUri) &&
    CHALLENGE.test(challenge) &&
    asked.get('response_type') === 'code' &&
    asked.get('code_challenge_method') === 'S256';
  if (!isWhole) return null;
  return {
    clientId,
    redirectUri,
    responseType: 'code',
    challenge,
    challengeMethod: 'S256',
    resource: asked.get('resource'),
    state: asked.get('state'),
  };
}

/** What of these groups is chosen already: what the program asks for, else all that only reads. */
export function chosenAtFirst(
  asked: URLSearchParams,
  offered: readonly ProgramScope[],
): readonly ProgramScope[] {
  const named = programScopes.filter((scope) => (asked.get('scope') ?? '').split(' ').includes(scope));
  const reading = offered.filter((scope) => scope !== 'prepare');
  const chosen = reading.filter((scope) => named.includes(scope));
  return chosen.length > 0 ? chosen : reading;
}

/** Where the browser goes on when the reader says no. @param issuer who says so (RFC 9207) */
export function refusalAddress({ redirectUri, state }: AskedAccess, issuer: string): string {
  const address = new URL(redirectUri);
  address.searchParams.set('error', 'access_denied');
  address.searchParams.set('iss', issuer);
  if (state) address.searchParams.set('state', state);
  return address.href;
}
