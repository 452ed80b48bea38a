/** What a column of a bank's file may be. */
export const bankColumns = [
  'date',
  'description',
  'reference',
  'amount',
  'debit',
  'credit',
  'direction',
  'balance',
  'account',
  'currency',
] as const;
export type BankColumn = (typeof bankColumns)[number];

/** Small letters and digits without accents and signs: "No. Referencia" is "noreferencia". */
export const plainHead = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** How banks head their columns; what fits wholly counts more than what only begins so. */
const NAMES: Readonly<Record<BankColumn, { readonly whole: RegExp; readonly begins: RegExp }>> = {
  date: {
    whole:
      /^(fecha|date|dia|fechaposteo|fechaoperacion|fechatransaccion|fechademovimiento|postingdate|posteddate|transactiondate|bookingdate|buchungstag|datum|data|foperacion|fechahora)$/,
    begins:
      /^(fecha|fec|fch|date|foper|fval|posting|posted|transdate|valuedate|buchung|valuta|dataoper|datamov)/,
  },
  description: {
    whole:
      /^(descripcion|concepto|detalle|detalles|description|memo|narrative|particulars|payee|glosa|verwendungszweck|transaccion|movimiento|operacion|name|observaciones)$/,
    begins:
      /^(descripcion|concepto|detalle|transaccion|movimiento|description|details|memo|narrat|payee|beneficiario|observac|leyenda|buchungstext|libelle|historico|comentario|merchant|text)/,
  },
  reference: {
    whole:
      /^(referencia|noreferencia|numeroreferencia|numerodereferencia|reference|ref|nodocumento|documento|numero|no|checkorslip)$/,
    begins:
      /^(referencia|no?ref|nroref|numref|numeroref|numerodereferencia|documento|no?doc|numdoc|numerodedoc|numerodocumento|comprobante|serial|noserial|cheque|nocheque|numerodecheque|numerocheque|reference|ref|check|transactionid|idtrans|confirmacion|numerodeoperacion|nooperacion|numerodeautorizacion|autorizacion)/,
  },
  amount: {
    whole:
      /^(monto|importe|valor|amount|montotransaccion|transactionamount|betrag|cantidad|montant|value|total)$/,
    begins:
      /^(monto|importe|valor|amount|betrag|cantidad|montant|transactionamount)(?!(del?)?(deb|cred|disp|val))/,
  },
  debit: {
    whole:
      /^(debito|debitos|debe|cargo|cargos|retiro|retiros|egreso|egresos|salida|salidas|debit|debits|withdrawal|withdrawals|moneyout|paidout|chequesycargos|soll|pago|pagos|gastos|outflow|spent|dr|db)$/,
    begins:
      /^(debito|cargo|retiro|egreso|salida|cheques|monto(del?)?debit|importe(del?)?debit|valor(del?)?debit|amountdebit|debit|withdraw|moneyout|paidout|paymentsout|outflow|pagos)/,
  },
  credit: {
    whole:
      /^(credito|creditos|haber|abono|abonos|deposito|depositos|ingreso|ingresos|entrada|entradas|credit|credits|deposit|deposits|moneyin|paidin|depositosyabonos|haben|inflow|received|cr)$/,
    begins:
      /^(credito|abono|deposito|ingreso|entrada|monto(del?)?cred|importe(del?)?cred|valor(del?)?cred|amountcredit|credit|deposit|moneyin|paidin|paymentsin|inflow)/,
  },
  direction: {
    whole:
      /^(tipo|tipodemovimiento|tipomovimiento|tipodetransaccion|tipotransaccion|naturaleza|signo|sign|direccion|direction|type|transactiontype|details|indicador|indicator|crdb|dbcr|drcr|crdr|dc|cd|dh|sh|sollhaben|descripcioncorta|clase|efecto|mov|(debito|debit|debe|cargo|salida|egreso|retiro)[oy]?(credito|credit|haber|abono|entrada|ingreso|deposito)|(credito|credit|haber|abono|entrada|ingreso|deposito)[oy]?(debito|debit|debe|cargo|salida|egreso|retiro))$/,
    begins: /^(tipo|naturaleza|signo|descripcioncorta|indicador|cargoabono|debitocredito|creditodebito)/,
  },
  balance: {
    whole: /^(balance|saldo|runningbalance|saldofinal|balancefinal|kontostand|solde|saldoactual|bal)$/,
    begins: /^(balance|saldo|running|bal|kontostand|solde)/,
  },
  account: {
    whole: /^(cuenta|nocuenta|numerocuenta|numerodecuenta|accountnumber|accountno|account|acct|iban|konto)$/,
    begins:
      /^(?!.*(destino|origen|contra|benef|counter))(cuenta|nocuenta|numero(de)?cuenta|account|acct|iban|numero(de)?(tarjeta|producto))/,
  },
  currency: {
    whole: /^(moneda|currency|divisa|ccy|cur|wahrung)$/,
    begins: /^(moneda|currency|divisa)/,
  },
};

/** How well a head fits a column: 0 not at all, 1 it begins so, 2 wholly. */
export function fitOf(head: string, column: BankColumn): 0 | 1 | 2 {
  const own = plainHead(head.replace(/ \(\d+\)$/, ''));
  const name = own.replace(/(rd|dop|us|usd|enpesos|endolares)$/, '') || own;
  if (NAMES[column].whole.test(name)) return 2;
  return NAMES[column].begins.test(name) ? 1 : 0;
}

const IN =
  /^(\+|c|cr|crd|cre|k|h|in|credit|credito|creditos|abono|haber|haben|entrada|ingreso|deposito|deposit|dslip|moneyin|achcredit)$/;
const OUT =
  /^(-|d|db|dr|deb|s|out|debit|debito|debitos|cargo|debe|soll|salida|egreso|retiro|withdrawal|check|moneyout|achdebit)$/;
const IN_WORDS =
  /^(cr|credit[oa]?s?|abonos?|depositos?|deposit|ingresos?|entradas?|cashback|reembolso|incoming)\b/;
const OUT_WORDS =
  /^(db|dr|debit[oa]?s?|cargos?|retiros?|egresos?|salidas?|pagos?|comision(es)?|consumos?|compras?|withdrawal|outgoing|payment|fee|purchase)\b/;

/** Which way money went by a word of the bank: "CR", "Débito", "+", "Crédito Transferencia"; null for anything else. */
export function directionOf(text: string): 'in' | 'out' | null {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[−–—]/g, '-')
    .trim();
  const bare = /^[-+]$/.test(words) ? words : words.replaceAll(/[^a-z]/g, '');
  if (IN.test(bare)) return 'in';
  if (OUT.test(bare)) return 'out';
  const phrase = words.replaceAll(/[^a-z ]+/g, ' ').trim();
  if (IN_WORDS.test(phrase)) return 'in';
  return OUT_WORDS.test(phrase) ? 'out' : null;
}

const OPENING =
  /\b(saldo|balance)s? (anterior|inicial|previo|al inicio|de apertura|del? mes anterior)\b|\b(opening|beginning|previous|starting|prior) balance\b|\bbrought forward\b/;
const CLOSING =
  /\b(saldo|balance)s? (final|al cierre|de cierre|al corte|actual)\b|\b(closing|ending|final) balance\b|\bcarried forward\b/;

/** Whether a text names the balance before the first or after the last movement. */
export function balanceLabelOf(text: string): 'opening' | 'closing' | null {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  if (OPENING.test(plain)) return 'opening';
  return CLOSING.test(plain) ? 'closing' : null;
}
