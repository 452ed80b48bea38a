import { fallback, looseObject, nullish, parse, string } from 'valibot';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import type { CardnetCredentials } from './credentials.ts';
import type { Attempt, CardProcessor, Network, Outcome } from './processor.ts';

const HOST = { test: 'https://labservicios.cardnet.com.do', live: 'https://ecommerce.cardnet.com.do' };
/** ISO 4217 numbers. */
const CURRENCY: Record<CurrencyCode, string> = { DOP: '214', USD: '840' };
const APPROVED = '00';
/** A session lives for half an hour; after that nobody can pay with it. */
const SESSION_MS = 35 * 60_000;

const text = fallback(nullish(string(), ''), '');
const Session = looseObject({ SESSION: string(), 'session-key': string() });
const Result = looseObject({
  ResponseCode: text,
  OrdenID: text,
  AuthorizationCode: text,
  RetrivalReferenceNumber: text,
  CreditCardNumber: text,
});

const digits = (minor: number) => String(minor).padStart(12, '0');
/** CardNet's page takes capitals without accents. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .toUpperCase()
    .slice(0, 40);

/**
 * CardNet's payment page with a session: opened here, posted by the tenant's browser, read again with its key. What the
 * browser brings back is only the session's name. The page has neither refunds nor messages.
 */
export function createCardnet(
  credentials: CardnetCredentials,
  isTest: boolean,
  network: Network,
): CardProcessor {
  const host = network.localUrl ? `${network.localUrl}/cardnet` : HOST[isTest ? 'test' : 'live'];

  async function lookUp(attempt: Attempt): Promise<Outcome> {
    if (!attempt.reference || !attempt.secret) return { outcome: 'unknown' };
    const address = `${host}/sessions/${encodeURIComponent(attempt.reference)}?sk=${encodeURIComponent(attempt.secret)}`;
    const response = await network.fetch(address, { headers: { accept: 'application/json' } });
    if (response.status === 404) {
      const isOver = Date.now() - attempt.createdAt.getTime() > SESSION_MS;
      return isOver ? { outcome: 'abandoned', failure: 'expired' } : { outcome: 'open' };
    }
    if (!response.ok) throw new Error(`CardNet answered ${response.status}.`);
    return outcomeOf(attempt, parse(Result, await response.json()));
  }

  return {
    canRefund: false,
    // The page with a session keeps no card; CardNet sells that as another service.
    vault: null,
    lookUp,

    async open({ attempt, language, returnUrl }) {
      const response = await network.fetch(`${host}/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          TransactionType: '0200',
          CurrencyCode: CURRENCY[attempt.currency],
          AcquiringInstitutionCode: credentials.acquiringInstitutionCode,
          MerchantType: credentials.merchantType,
          MerchantNumber: credentials.merchantNumber,
          MerchantTerminal: credentials.merchantTerminal,
          ReturnUrl: returnUrl('approved'),
          CancelUrl: returnUrl('cancelled'),
          // Written so in CardNet's guide.
          PageLanguaje: language === 'es' ? 'ESP' : 'ENG',
          OrdenId: attempt.orderNumber,
          TransactionId: attempt.orderNumber.slice(-6),
          Tax: digits(0),
          MerchantName: plain(credentials.merchantName),
          Amount: digits(attempt.totalMinor),
        }),
      });
      if (!response.ok) throw new Error(`CardNet answered ${response.status}.`);
      const session = parse(Session, await response.json());
      return {
        reference: session.SESSION,
        secret: session['session-key'],
        redirect: { action: `${host}/authorize`, fields: { SESSION: session.SESSION } },
      };
    },

    async readReturn(attempt, returned) {
      const session = returned.get('SESSION');
      if (session && session !== attempt.reference) return { outcome: 'unknown' };
      const known = await lookUp(attempt);
      const isCancelled = returned.get('outcome') === 'cancelled' && known.outcome === 'open';
      return isCancelled ? { outcome: 'abandoned', failure: 'cancelled' } : known;
    },

    async refund() {
      return { state: 'failed', failure: 'not_offered' };
    },
  };
}

function outcomeOf(attempt: Attempt, result: ReturnType<typeof parse<typeof Result>>): Outcome {
  if (result.OrdenID !== '' && result.OrdenID !== attempt.orderNumber) return { outcome: 'unknown' };
  if (result.ResponseCode === '') return { outcome: 'open' };
  if (result.ResponseCode !== APPROVED) return { outcome: 'declined', failure: result.ResponseCode };
  return {
    outcome: 'approved',
    amountMinor: null,
    currency: null,
    authorizationCode: result.AuthorizationCode || result.RetrivalReferenceNumber || undefined,
    cardLast4: /(\d{4})$/.exec(result.CreditCardNumber)?.[1],
  };
}
