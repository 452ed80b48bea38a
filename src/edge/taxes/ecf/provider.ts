import { fromBase64, toBase64, toHex } from '#src/domain/taxes/ecf/bytes.ts';
import {
  type Authority,
  AuthorityError,
  type DirectoryEntry,
  type EcfAnswer,
  type EcfFile,
} from './authority.ts';
import { ask, isRecord, messagesOf, type RawAnswer, recordOf, textOf } from './authority-call.ts';
import { publicEntry } from './public-address.ts';

export interface ProviderOptions {
  /** Where the provider's API begins, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  readonly environment: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs?: number;
}

const NOT_FOUND = 404;
const STATES: readonly string[] = ['unknown', 'in_process', 'accepted', 'conditional', 'rejected'];
const isState = (state: string): state is EcfAnswer['state'] => STATES.includes(state);

function answerOf(answer: RawAnswer): EcfAnswer {
  const value = recordOf(answer);
  const state = textOf(value.state);
  if (!isState(state)) throw new AuthorityError('maintenance', answer.status, messagesOf(value.message));
  const isNumberUsed = typeof value.number_used === 'boolean' ? value.number_used : null;
  return { state, isNumberUsed, messages: messagesOf(value.messages ?? []), text: answer.text };
}

/** Requests as a provider takes them. */
function callsOf({ url, key, environment, fetch: send, timeoutMs }: ProviderOptions) {
  const call = (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
    ask(
      send,
      `${url}/${path}`,
      { ...init, headers: { authorization: `Bearer ${key}`, ...headers } },
      timeoutMs,
    );
  return {
    call,
    post: (path: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      call(
        path,
        { method: 'POST', body: JSON.stringify({ environment, xml: toBase64(bytes) }) },
        { 'content-type': 'application/json', ...headers },
      ),
    of: (values: Readonly<Record<string, string>>) =>
      new URLSearchParams({ environment, ...values }).toString(),
  };
}

function submission(answer: RawAnswer) {
  const value = recordOf(answer);
  const [trackId, signed] = [textOf(value.id), fromBase64(textOf(value.signed_xml))];
  if (!trackId || !signed || signed.length === 0) throw new AuthorityError('maintenance', answer.status);
  return { trackId, signed };
}

function entryOf(answer: RawAnswer): DirectoryEntry | null {
  if (answer.status === NOT_FOUND) return null;
  const value = recordOf(answer);
  const receptionUrl = textOf(value.reception_url);
  if (!receptionUrl) return null;
  const loginUrl = textOf(value.login_url) || null;
  return { name: textOf(value.name), receptionUrl, approvalUrl: textOf(value.approval_url), loginUrl };
}

/** A certified provider that speaks the JSON of docs/e-cf-provider.md. It holds the key, and signs. */
export function createProvider(options: ProviderOptions): Authority {
  const { call, post, of } = callsOf(options);

  async function submit({ bytes }: EcfFile) {
    // The same bytes are the same request, however often they are sent.
    const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    return submission(await post('documents', bytes, { 'idempotency-key': hash }));
  }
  const result = async (trackId: string) => answerOf(await call(`documents/${encodeURIComponent(trackId)}`));

  return {
    signs: true,
    async login() {
      recordOf(await call('account'));
    },
    submit,
    result,
    async findByNumber(issuerTaxId, encf) {
      const value = recordOf(await call(`documents?${of({ issuer: issuerTaxId, number: encf })}`));
      const all: unknown[] = Array.isArray(value.documents) ? value.documents : [];
      return all
        .filter(isRecord)
        .map((one) => ({ trackId: textOf(one.id), receivedAt: textOf(one.received_at) || null }))
        .filter(({ trackId }) => trackId !== '');
    },
    async submitSummary(file) {
      const { trackId, signed } = await submit(file);
      return { ...(await result(trackId)), signed };
    },
    summaryState: async ({ issuerTaxId, encf, securityCode }) =>
      answerOf(
        await call(`receipts?${of({ issuer: issuerTaxId, number: encf, security_code: securityCode })}`),
      ),
    stateOf: async ({ issuerTaxId, encf, buyerTaxId, securityCode }) =>
      answerOf(
        await call(
          `receipts?${of({ issuer: issuerTaxId, number: encf, buyer: buyerTaxId, security_code: securityCode })}`,
        ),
      ),
    async annul(_, bytes) {
      const value = recordOf(await post('annulments', bytes));
      return { notAnnulled: messagesOf(value.not_annulled ?? []).map(({ text }) => text) };
    },
    directory: async (taxId) =>
      publicEntry(entryOf(await call(`directory/${encodeURIComponent(taxId)}`)), options.url),
    async approve(_, __, bytes) {
      const value = recordOf(await post('approvals', bytes));
      return { isTaken: value.taken === true, messages: messagesOf(value.messages ?? []) };
    },
  };
}
