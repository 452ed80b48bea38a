import { randomBytes, randomUUID } from 'node:crypto';
import type { CardBook } from '#stack/cards/book.ts';
import { decisionPage, lostPage, postPage, refusalPage } from '#stack/cards/pages.ts';

/** What a merchant enters for the counterpart; like CardNet itself, it knows no merchant when a session is opened. */
export const localCardnet = {
  merchantNumber: '349011300',
  merchantTerminal: '00567856',
  merchantName: 'Llavero',
  merchantType: '6513',
  acquiringInstitutionCode: '349',
} as const;

const REQUIRED = {
  TransactionType: /^0200$/,
  CurrencyCode: /^(214|840)$/,
  MerchantNumber: /^\d+$/,
  MerchantTerminal: /^\d+$/,
  OrdenId: /^\w{1,20}$/,
  TransactionId: /^\d{6}$/,
  Amount: /^\d{12}$/,
  Tax: /^\d{12}$/,
} as const;

/** CardNet's payment page with a session: JSON to open it, a form to show it, a post back, a key to read it. */
export function createLocalCardnet(book: CardBook, url: string) {
  return async (request: Request, [area, id = '']: string[]): Promise<Response> => {
    const isPost = request.method === 'POST';
    if (area === 'sessions' && isPost && id === '') return openSession(book, request);
    if (area === 'sessions' && !isPost) return readSession(book, request, id);
    if (area === 'authorize' || area === 'decide') {
      if (!isPost) return new Response('Method not allowed', { status: 405 });
      return area === 'authorize' ? authorize(book, request, url) : decide(book, request);
    }
    return new Response('Not found', { status: 404 });
  };
}

async function openSession(book: CardBook, request: Request): Promise<Response> {
  const body = (await request.json()) as Record<string, string>;
  const wrong = Object.entries(REQUIRED).find(([name, shape]) => !shape.test(body[name] ?? ''));
  if (wrong) return Response.json({ message: `invalid_${wrong[0]}` }, { status: 400 });
  const id = `sess-${randomUUID()}`;
  const key = randomBytes(32).toString('hex');
  book.keep({
    processor: 'cardnet',
    id,
    decision: 'open',
    amountMinor: Number(body.Amount),
    request: { ...body, key },
    at: new Date().toISOString(),
    refunds: [],
  });
  return Response.json({ SESSION: id, 'session-key': key });
}

function readSession(book: CardBook, request: Request, id: string): Response {
  const sale = book.find('cardnet', id);
  if (!sale || sale.decision === 'open')
    return Response.json({ message: 'rspdata_not_found' }, { status: 404 });
  if (new URL(request.url).searchParams.get('sk') !== sale.request.key)
    return Response.json({ message: 'invalid_sk' }, { status: 400 });
  const isApproved = sale.decision === 'approved';
  return Response.json({
    ResponseCode: isApproved ? '00' : '05',
    OrdenID: sale.request.OrdenId,
    TransactionId: sale.request.TransactionId,
    AuthorizationCode: isApproved ? '581204' : 'N/A',
    RetrivalReferenceNumber: '000000000013',
    CreditCardNumber: '424242______4242',
    TxToken: 'txn-local',
    SESSION: id,
  });
}

async function authorize(book: CardBook, request: Request, url: string): Promise<Response> {
  const sale = book.find('cardnet', new URLSearchParams(await request.text()).get('SESSION') ?? '');
  if (sale?.decision !== 'open') return refusalPage('cardnet', 'SESSION');
  return decisionPage(sale, `${url}/cardnet/decide`);
}

async function decide(book: CardBook, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const sale = book.find('cardnet', form.get('id') ?? '');
  if (!sale) return refusalPage('cardnet', 'SESSION');
  const decision = form.get('decision');
  if (decision === 'left')
    return new Response(null, { status: 303, headers: { location: sale.request.CancelUrl ?? '' } });
  sale.decision = decision === 'declined' ? 'declined' : 'approved';
  book.keep(sale);
  if (decision === 'lost') return lostPage(sale);
  return postPage(sale, sale.request.ReturnUrl ?? '', {
    SESSION: sale.id,
    Description: 'Transaction Received',
  });
}
