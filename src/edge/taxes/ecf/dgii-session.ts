import type { XmlElement } from '#src/domain/taxes/ecf/xml-tree.ts';
import { AuthorityError, type AuthorityToken, type SignXml, type TokenCache } from './authority.ts';
import { answerValue, ask, messagesOf, type RawAnswer, recordOf, textOf } from './authority-call.ts';
import { seedOf } from './dgii-answers.ts';

export interface DgiiOptions {
  /** The two hosts, without a slash at the end and without the environment. */
  readonly url: string;
  readonly fcUrl: string;
  /** testecf, certecf or ecf: numbers of one are not known in another. */
  readonly environment: string;
  readonly fetch: typeof fetch;
  readonly signXml: SignXml;
  readonly tokens: TokenCache;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

const UNAUTHORIZED = 401;
const HOUR_MS = 3_600_000;
/** A token is not used in its last minutes, so that it does not end on its way. */
const MARGIN_MS = 300_000;
const LOGIN = 'autenticacion/api/autenticacion';

/** A file in the form in which each service takes it. */
export function fileForm(bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append('xml', new Blob([bytes], { type: 'text/xml' }), name);
  return form;
}

/** A seed that is written anew, without the blanks of the one that came: those would be part of what is signed. */
export const seedDocument = ({ value, date }: { value: string; date: string }): XmlElement => ({
  name: 'SemillaModel',
  attributes: {
    'xmlns:xsd': 'http://www.w3.org/2001/XMLSchema',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  },
  content: [
    { name: 'valor', content: value },
    { name: 'fecha', content: date },
  ],
});

/**
 * The token of a session. It is read once, for where it is kept may be far away, and whoever asks while one is on its way
 * waits for that one.
 */
function createTokens(
  { tokens, now }: Pick<DgiiOptions, 'tokens' | 'now'>,
  login: () => Promise<AuthorityToken>,
) {
  let known: AuthorityToken | null = null;
  let coming: Promise<AuthorityToken> | null = null;
  const isGood = ({ token, expiresAt }: AuthorityToken, refused?: string) =>
    token !== refused && expiresAt - MARGIN_MS > now();

  async function keptOrNew(refused?: string): Promise<AuthorityToken> {
    const kept = await tokens.get();
    if (kept && isGood(kept, refused)) return kept;
    if (kept?.token === refused) await tokens.put(null);
    return login();
  }

  /** @param refused one that was not taken: another is wanted */
  return async (refused?: string): Promise<AuthorityToken> => {
    if (known && isGood(known, refused)) return known;
    coming ??= keptOrNew(refused).finally(() => {
      coming = null;
    });
    known = await coming;
    return known;
  };
}

/** Calls that carry a token. One that is not taken any more is replaced once. */
export function createSession(options: DgiiOptions) {
  const { url, environment, fetch: send, signXml, tokens, now, timeoutMs } = options;
  const call = (path: string, init: RequestInit, base = url) =>
    ask(send, `${base}/${environment}/${path}`, init, timeoutMs);

  async function newToken(): Promise<AuthorityToken> {
    const answer = await call(`${LOGIN}/semilla`, { headers: { accept: 'application/xml' } });
    const seed = seedOf(answer.text);
    if (!seed) {
      // Its own error says more, where it is one.
      answerValue(answer);
      throw new AuthorityError('maintenance', answer.status, messagesOf('semilla'));
    }
    const bytes = await signXml(seedDocument(seed));
    const body = fileForm(bytes, 'semilla.xml');
    const given = recordOf(await call(`${LOGIN}/validarsemilla`, { method: 'POST', body }));
    const token = textOf(given.token);
    if (!token) throw new AuthorityError('maintenance', null, messagesOf('token'));
    // By our own clock: DGII's may be minutes off, and its zone is told in several ways.
    const made = { token, expiresAt: now() + HOUR_MS };
    await tokens.put(made);
    return made;
  }

  const currentToken = createTokens(options, newToken);
  const callWith = ({ token }: AuthorityToken, path: string, init: RequestInit, base?: string) =>
    call(path, { ...init, headers: { accept: 'application/json', authorization: `bearer ${token}` } }, base);

  return {
    /** Lets whoever signs in, whatever token is kept. */
    async login(): Promise<void> {
      await newToken();
    },
    /** @param init without headers: a service needs only the token */
    async call(path: string, init: RequestInit = {}, base?: string): Promise<RawAnswer> {
      const token = await currentToken();
      const answer = await callWith(token, path, init, base);
      if (answer.status !== UNAUTHORIZED) return answer;
      return callWith(await currentToken(token.token), path, init, base);
    },
  };
}
