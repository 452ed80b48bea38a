import { array, fallback, looseObject, nullish, parse, string } from 'valibot';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { AzulCredentials } from './credentials.ts';
import type { Attempt, Network, RefundOrder } from './processor.ts';

const text = fallback(nullish(string(), ''), '');
const Answer = looseObject({
  IsoCode: text,
  ResponseMessage: text,
  ErrorDescription: text,
  AzulOrderId: text,
  AuthorizationCode: text,
  CardNumber: text,
});
const Verified = looseObject({
  IsoCode: text,
  AzulOrderId: text,
  Amount: text,
  AuthorizationCode: text,
  CardNumber: text,
});
const Transaction = looseObject({
  OrderNumber: text,
  IsoCode: text,
  Amount: text,
  AzulOrderId: text,
  AuthorizationCode: text,
  CardNumber: text,
  TransactionType: text,
  DateTime: text,
});
const Found = looseObject({ ResponseCode: text, Transactions: fallback(array(Transaction), []) });
export type AzulTransaction = ReturnType<typeof parse<typeof Transaction>>;

/** Azul answers within two minutes, or not at all. */
const SALE_MS = 120_000;
const DAY_MS = 86_400_000;
const day = (at: number) => todayIn(DEFAULT_TIME_ZONE, at).replaceAll('-', '');

/**
 * Azul's web service (JSON): what its payment page cannot do. It takes two keys in headers and, over TLS, a client
 * certificate, which the platform holds.
 */
export function createAzulService(credentials: AzulCredentials, network: Network, url: string) {
  const { merchantId, auth1, auth2, currencyCode } = credentials;

  async function call(method: string, body: Record<string, string>): Promise<unknown> {
    const response = await network.fetch(`${url}${method}`, {
      method: 'POST',
      signal: AbortSignal.timeout(SALE_MS),
      headers: { 'content-type': 'application/json', Auth1: auth1, Auth2: auth2 },
      body: JSON.stringify({ Channel: 'EC', Store: merchantId, ...body }),
    });
    if (!response.ok) throw new Error(`Azul answered ${response.status}.`);
    return response.json();
  }

  return {
    isReady: auth1 !== '' && auth2 !== '',

    /** The transactions of an attempt: at most one of them is approved. */
    async find({ orderNumber, createdAt }: Attempt): Promise<AzulTransaction[]> {
      const from = createdAt.getTime() - DAY_MS;
      const body = { DateFrom: day(from), DateTo: day(from + 3 * DAY_MS) };
      const found = parse(Found, await call('?SearchPayments', body));
      if (found.ResponseCode === 'Error') throw new Error('Azul refused the search.');
      return found.Transactions.filter((transaction) => transaction.OrderNumber === orderNumber);
    },

    /** Whether a refund of that id was made already, under which number. */
    async findRefund(id: string): Promise<string | null> {
      const verified = parse(Verified, await call('?VerifyPayment', { CustomOrderId: id }));
      return verified.IsoCode === '00' ? verified.AzulOrderId : null;
    },

    /** What became of the sale under our own id; null when Azul never got it. */
    async verify(id: string) {
      const verified = parse(Verified, await call('?VerifyPayment', { CustomOrderId: id }));
      return verified.IsoCode === '' ? null : verified;
    },

    /** A sale to a card of the DataVault, begun by the merchant under a standing order. */
    async saleByToken(attempt: Attempt, token: string) {
      return parse(Answer, await call('', tokenSale(attempt, token, currencyCode)));
    },

    async deleteToken(token: string): Promise<void> {
      await call('?ProcessDatavault', { TrxType: 'DELETE', DataVaultToken: token });
    },

    async refund(sale: AzulTransaction, order: RefundOrder, orderNumber: string) {
      return parse(
        Answer,
        await call('', {
          PosInputMode: 'E-Commerce',
          TrxType: 'Refund',
          Amount: String(order.amountMinor),
          // Zero is written with three digits; a single one is refused.
          Itbis: '000',
          CurrencyPosCode: currencyCode,
          OrderNumber: orderNumber,
          OriginalDate: sale.DateTime.slice(0, 8),
          AzulOrderId: sale.AzulOrderId,
          CustomOrderId: order.id,
        }),
      );
    },
  };
}

/** A sale without a card number: the token stands for it, and nobody is there to be asked by the bank. */
const tokenSale = (attempt: Attempt, token: string, currencyCode: string): Record<string, string> => ({
  CardNumber: '',
  Expiration: '',
  CVC: '',
  PosInputMode: 'E-Commerce',
  TrxType: 'Sale',
  Amount: String(attempt.totalMinor),
  Itbis: '000',
  CurrencyPosCode: currencyCode,
  Payments: '1',
  Plan: '0',
  OrderNumber: attempt.orderNumber,
  CustomOrderId: attempt.id,
  DataVaultToken: token,
  SaveToDataVault: '0',
  ForceNo3DS: '1',
  merchantInitiatedIndicator: 'STANDING_ORDER',
});
