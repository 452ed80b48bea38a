import { randomUUID } from 'node:crypto';
import { azulHash, requestHashFields, responseHashFields } from '#src/edge/cards/azul-hash.ts';
import { deleteToken, saleByToken, tokenOf } from '#stack/cards/azul-vault.ts';
import { type CardBook, decideLater, leftOf, type Sale } from '#stack/cards/book.ts';
import { decisionPage, lostPage, refusalPage } from '#stack/cards/pages.ts';

/** The one merchant that the counterpart knows. */
export const localAzul = {
  merchantId: '39038540035',
  merchantName: 'Llavero',
  merchantType: 'ECommerce',
  currencyCode: '$',
  authKey: 'llavero-local-azul-key',
  hashEncoding: 'utf-16le',
  auth1: 'llavero',
  auth2: 'llavero',
} as const;

/**
 * Azul's payment page and web service, as its manual describes them: a form signed with the merchant's key, a signed
 * query back, and a JSON service with two keys in headers.
 */
export function createLocalAzul(book: CardBook, url: string) {
  return async (request: Request, [area, ...rest]: string[]): Promise<Response> => {
    if (request.method !== 'POST') return new Response('Method not allowed', { status: 405 });
    if (area === 'PaymentPage') return openPage(book, request, url);
    if (area === 'decide') return decide(book, request);
    if (area === 'webservices' && rest.join('/') === 'JSON/Default.aspx') return serve(book, request);
    return new Response('Not found', { status: 404 });
  };
}

async function openPage(book: CardBook, request: Request, url: string): Promise<Response> {
  const fields = Object.fromEntries(new URLSearchParams(await request.text()));
  const values = requestHashFields.map((name) => fields[name] ?? '');
  const expected = await azulHash(values, localAzul.authKey, localAzul.hashEncoding);
  if (fields.MerchantId !== localAzul.merchantId) return refusalPage('azul', 'MerchantId');
  if (fields.AuthHash !== expected) return refusalPage('azul', 'AuthHash');
  const order = fields.OrderNumber ?? '';
  const known = book.find('azul', order);
  if (known && known.decision !== 'open') return refusalPage('azul', 'OrderNumber');
  const sale =
    known ??
    book.keep({
      processor: 'azul',
      id: order,
      decision: 'open',
      amountMinor: Number(fields.Amount),
      request: { ...fields, AzulOrderId: String(1_000_000 + book.all('azul').length) },
      at: new Date().toISOString(),
      refunds: [],
    });
  return decisionPage(sale, `${url}/azul/decide`, storesCard(sale));
}

async function decide(book: CardBook, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const sale = book.find('azul', form.get('id') ?? '');
  if (!sale) return refusalPage('azul', 'OrderNumber');
  const decision = form.get('decision');
  if (decision === 'left') return redirectTo(sale.request.CancelUrl ?? '');
  sale.decision = decision === 'declined' ? 'declined' : 'approved';
  if (storesCard(sale)) decideLater(sale, form.get('later'));
  book.keep(sale);
  if (decision === 'lost') return lostPage(sale);
  const isApproved = sale.decision === 'approved';
  const answer = new URL((isApproved ? sale.request.ApprovedUrl : sale.request.DeclinedUrl) ?? '');
  for (const [name, value] of Object.entries(await answerOf(sale))) answer.searchParams.set(name, value);
  return redirectTo(answer.href);
}

/** The signed answer about a sale, with what the page adds unsigned. */
export async function answerOf(
  sale: Sale,
  authKey: string = localAzul.authKey,
): Promise<Record<string, string>> {
  const isApproved = sale.decision === 'approved';
  const signed: Record<(typeof responseHashFields)[number], string> = {
    OrderNumber: sale.id,
    Amount: String(sale.amountMinor),
    AuthorizationCode: isApproved ? 'OK9162' : '',
    DateTime: sale.at.replace(/\D/g, '').slice(0, 14),
    ResponseCode: 'ISO8583',
    IsoCode: isApproved ? '00' : '51',
    ResponseMessage: isApproved ? 'APROBADA' : 'FONDOS INSUFICIENTES',
    ErrorDescription: '',
    RRN: `${sale.request.AzulOrderId}99`,
  };
  const values = responseHashFields.map((name) => signed[name]);
  return {
    ...signed,
    ...(isApproved && storesCard(sale)
      ? { DataVaultToken: tokenOf(sale), DataVaultExpiration: '203912', DataVaultBrand: 'VISA' }
      : {}),
    CardNumber: '424242...4242',
    AzulOrderId: sale.request.AzulOrderId ?? '',
    AuthHash: await azulHash(values, authKey, localAzul.hashEncoding),
  };
}

const storesCard = ({ request }: Sale) => request.SaveToDataVault === '1';

const redirectTo = (location: string) => new Response(null, { status: 303, headers: { location } });

async function serve(book: CardBook, request: Request): Promise<Response> {
  const { headers } = request;
  if (headers.get('auth1') !== localAzul.auth1 || headers.get('auth2') !== localAzul.auth2)
    return Response.json({ ResponseCode: 'Error', ErrorDescription: 'INVALID_AUTH' });
  const body = (await request.json()) as Record<string, string>;
  const { search } = new URL(request.url);
  if (search === '?SearchPayments') return Response.json(await findSales(book, body));
  if (search === '?VerifyPayment') return Response.json(await verify(book, body));
  if (search === '?ProcessDatavault') return Response.json(deleteToken(book, body));
  if (body.TrxType === 'Sale') {
    const sale = saleByToken(book, body);
    if (!sale)
      return Response.json({ ResponseCode: 'Error', ErrorDescription: 'VALIDATION_ERROR:DataVaultToken' });
    // Charged, and nobody hears of it.
    if (sale.later === 'loses') return new Response('Gateway timeout', { status: 504 });
    return Response.json(await answerOf(sale));
  }
  return Response.json(refund(book, body));
}

async function findSales(book: CardBook, { DateFrom = '', DateTo = '' }: Record<string, string>) {
  const done = book.all('azul').filter(({ decision, at }) => {
    const day = at.slice(0, 10).replaceAll('-', '');
    return decision !== 'open' && day >= DateFrom && day <= DateTo;
  });
  const Transactions = await Promise.all(
    done.map(async (sale) => ({ ...(await answerOf(sale)), TransactionType: 'Sale' })),
  );
  return { ResponseCode: '00', ErrorDescription: '', Transactions };
}

async function verify(book: CardBook, { CustomOrderId }: Record<string, string>) {
  const sale = book.all('azul').find(({ request }) => request.CustomOrderId === CustomOrderId);
  if (sale) return { Found: true, ...(await answerOf(sale)) };
  const refunded = book.all('azul').flatMap(({ refunds }) => refunds);
  const found = refunded.find(({ key }) => key === CustomOrderId);
  return found
    ? { Found: true, IsoCode: '00', AzulOrderId: found.id }
    : { Found: false, IsoCode: '', AzulOrderId: '' };
}

function refund(
  book: CardBook,
  { TrxType, AzulOrderId, Amount, CustomOrderId = '' }: Record<string, string>,
) {
  const sale = book
    .all('azul')
    .find(({ request, decision }) => request.AzulOrderId === AzulOrderId && decision === 'approved');
  const amountMinor = Number(Amount);
  if (TrxType !== 'Refund' || !sale || amountMinor > leftOf(sale))
    return {
      IsoCode: '99',
      ResponseMessage: '',
      ErrorDescription: 'VALIDATION_ERROR:Amount',
      AzulOrderId: '',
    };
  const id = `R${randomUUID().slice(0, 8)}`;
  sale.refunds.push({ id, key: CustomOrderId, amountMinor });
  book.keep(sale);
  return { IsoCode: '00', ResponseMessage: 'APROBADA', ErrorDescription: '', AzulOrderId: id };
}
