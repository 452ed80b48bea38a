import { azulHash, isAzulAnswer, requestHashFields } from './azul-hash.ts';
import { type AzulTransaction, createAzulService } from './azul-service.ts';
import type { AzulCredentials } from './credentials.ts';
import type { Attempt, CardProcessor, Checkout, Network, Outcome, StoredCard } from './processor.ts';

const PAGE = {
  test: 'https://pruebas.azul.com.do/PaymentPage/',
  live: 'https://pagos.azul.com.do/PaymentPage/Default.aspx',
};
const SERVICE = {
  test: 'https://pruebas.azul.com.do/webservices/JSON/Default.aspx',
  live: 'https://pagos.azul.com.do/webservices/JSON/Default.aspx',
};
const APPROVED = '00';

/** Azul's payment page: a signed form there, a signed query back. It sends no messages of its own. */
export function createAzul(credentials: AzulCredentials, isTest: boolean, network: Network): CardProcessor {
  const mode = isTest ? 'test' : 'live';
  const { localUrl } = network;
  const pageUrl = localUrl ? `${localUrl}/azul/PaymentPage/` : PAGE[mode];
  const serviceUrl = localUrl ? `${localUrl}/azul/webservices/JSON/Default.aspx` : SERVICE[mode];
  const service = createAzulService(credentials, network, serviceUrl);

  const approvedSale = async (attempt: Attempt) =>
    (await service.find(attempt)).find(
      (sale) => sale.IsoCode === APPROVED && sale.TransactionType !== 'Refund',
    );

  return {
    canRefund: service.isReady,
    vault: service.isReady ? vaultOf(service) : null,

    async open(checkout) {
      const fields = await signedFields(credentials, checkout);
      return { reference: checkout.attempt.orderNumber, redirect: { action: pageUrl, fields } };
    },

    async readReturn(attempt, returned) {
      // Leaving the page brings nothing signed: it counts as long as nothing better is known.
      if (returned.get('outcome') === 'cancelled') return { outcome: 'abandoned', failure: 'cancelled' };
      const isTrue = await isAzulAnswer(returned, credentials.authKey);
      if (!isTrue || returned.get('OrderNumber') !== attempt.orderNumber) return { outcome: 'unknown' };
      return outcomeOf({
        IsoCode: returned.get('IsoCode') ?? '',
        Amount: returned.get('Amount') ?? '',
        AuthorizationCode: returned.get('AuthorizationCode') ?? '',
        CardNumber: returned.get('CardNumber') ?? '',
        failure: returned.get('ResponseMessage') || returned.get('ErrorDescription') || '',
        stored: storedCardOf(returned),
      });
    },

    async lookUp(attempt) {
      if (!service.isReady) return { outcome: 'unknown' };
      if (attempt.storedCard) {
        const sale = await service.verify(attempt.id);
        if (!sale) return { outcome: 'open' };
        const Amount = sale.Amount || String(attempt.totalMinor);
        return outcomeOf({ ...sale, Amount, failure: sale.IsoCode });
      }
      const found = await service.find(attempt);
      const sale = found.find(({ IsoCode }) => IsoCode === APPROVED) ?? found.at(-1);
      return sale ? outcomeOf({ ...sale, failure: sale.IsoCode }) : { outcome: 'open' };
    },

    async refund(attempt, order) {
      if (!service.isReady) return { state: 'failed', failure: 'not_offered' };
      // The number that came back with the tenant was not signed: Azul itself says which sale it was.
      const sale = await approvedSale(attempt);
      if (!sale) return { state: 'failed', failure: 'sale_not_found' };
      const before = await service.findRefund(order.id);
      if (before !== null) return { state: 'done', reference: before };
      const answer = await service.refund(sale, order, attempt.orderNumber);
      return answer.IsoCode === APPROVED
        ? { state: 'done', reference: answer.AzulOrderId }
        : { state: 'failed', failure: answer.ResponseMessage || answer.ErrorDescription || answer.IsoCode };
    },
  };
}

/** Charges by the token that the page's DataVault gave; the attempt's id keeps two tries from being two sales. */
function vaultOf(service: ReturnType<typeof createAzulService>): CardProcessor['vault'] {
  return {
    async charge(attempt, { token }) {
      const answer = await service.saleByToken(attempt, token);
      // Refused before any bank was asked: a token or a field that Azul does not take.
      const failure = answer.ResponseMessage || answer.ErrorDescription || answer.IsoCode;
      return outcomeOf({ ...answer, Amount: String(attempt.totalMinor), failure });
    },
    forget: ({ token }) => service.deleteToken(token),
  };
}

/**
 * The token is not part of what Azul signs. A wrong one charges nothing, and another's cannot be guessed: it is believed
 * beside an answer that is signed.
 */
function storedCardOf(returned: URLSearchParams): { card: StoredCard; expires?: string } | undefined {
  const token = returned.get('DataVaultToken') ?? '';
  if (!/^[\w-]{8,100}$/.test(token)) return undefined;
  const expires = /^(\d{4})(0[1-9]|1[0-2])$/.exec(returned.get('DataVaultExpiration') ?? '');
  return { card: { token }, ...(expires && { expires: `${expires[1]}-${expires[2]}` }) };
}

async function signedFields(
  credentials: AzulCredentials,
  { attempt, language, storesCard, returnUrl }: Checkout,
): Promise<Record<string, string>> {
  const fields: Record<(typeof requestHashFields)[number], string> = {
    MerchantId: credentials.merchantId,
    MerchantName: credentials.merchantName,
    MerchantType: credentials.merchantType,
    CurrencyCode: credentials.currencyCode,
    OrderNumber: attempt.orderNumber,
    Amount: String(attempt.totalMinor),
    ITBIS: '000',
    ApprovedUrl: returnUrl('approved'),
    DeclinedUrl: returnUrl('declined'),
    CancelUrl: returnUrl('cancelled'),
    UseCustomField1: '0',
    CustomField1Label: '',
    CustomField1Value: '',
    UseCustomField2: '0',
    CustomField2Label: '',
    CustomField2Value: '',
  };
  const values = requestHashFields.map((name) => fields[name]);
  const AuthHash = await azulHash(values, credentials.authKey, credentials.hashEncoding);
  return {
    ...fields,
    Locale: language.toUpperCase(),
    ShowTransactionResult: '0',
    SaveToDataVault: storesCard ? '1' : '0',
    AuthHash,
  };
}

function outcomeOf(
  answer: Pick<AzulTransaction, 'IsoCode' | 'Amount' | 'AuthorizationCode' | 'CardNumber'> & {
    failure: string;
    stored?: { card: StoredCard; expires?: string } | undefined;
  },
): Outcome {
  if (answer.IsoCode !== APPROVED) return { outcome: 'declined', failure: answer.failure || 'declined' };
  return {
    outcome: 'approved',
    amountMinor: /^\d+$/.test(answer.Amount) ? Number(answer.Amount) : 0,
    // A merchant of Azul's has one currency.
    currency: null,
    authorizationCode: answer.AuthorizationCode || undefined,
    cardLast4: /(\d{4})$/.exec(answer.CardNumber)?.[1],
    stored: answer.stored,
  };
}
