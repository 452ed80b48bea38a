import type { CardBook, Sale } from '#stack/cards/book.ts';

/** The token of the card that a sale stored: the same for the same sale. */
export const tokenOf = ({ id }: Sale) => `dv-${id}`;

/**
 * A sale to a stored card, begun by the merchant, as it was decided when the card was stored. Like Azul itself it does not
 * notice that an order comes a second time: that is the merchant's to see to.
 *
 * @returns undefined for a token that is not known, or not any more
 */
export function saleByToken(book: CardBook, body: Record<string, string>): Sale | undefined {
  const stored = book
    .all('azul')
    .find((sale) => tokenOf(sale) === body.DataVaultToken && sale.request.SaveToDataVault === '1');
  const isMerchants = body.merchantInitiatedIndicator === 'STANDING_ORDER' && body.CardNumber === '';
  if (!stored || stored.request.deleted || !isMerchants || !/^\d+$/.test(body.Amount ?? '')) return undefined;
  return book.keep({
    processor: 'azul',
    id: body.OrderNumber ?? '',
    decision: stored.later === 'declines' ? 'declined' : 'approved',
    amountMinor: Number(body.Amount),
    request: {
      CustomOrderId: body.CustomOrderId ?? '',
      AzulOrderId: String(1_000_000 + book.all('azul').length),
    },
    at: new Date().toISOString(),
    ...(stored.later && { later: stored.later }),
    refunds: [],
  });
}

export function deleteToken(book: CardBook, { DataVaultToken }: Record<string, string>) {
  const stored = book.all('azul').find((sale) => tokenOf(sale) === DataVaultToken);
  if (!stored) return { IsoCode: '99', ErrorDescription: 'VALIDATION_ERROR:DataVaultToken' };
  stored.request.deleted = 'yes';
  book.keep(stored);
  return { IsoCode: '00', ResponseMessage: 'APROBADA', ErrorDescription: '' };
}
