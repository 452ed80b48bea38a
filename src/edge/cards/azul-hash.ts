import type { AzulCredentials } from './credentials.ts';

type Encoding = AzulCredentials['hashEncoding'];

/** The fields of a request's AuthHash, in the order of Azul's manual (Página de Pagos, "Parámetros de entrada"). */
export const requestHashFields = [
  'MerchantId',
  'MerchantName',
  'MerchantType',
  'CurrencyCode',
  'OrderNumber',
  'Amount',
  'ITBIS',
  'ApprovedUrl',
  'DeclinedUrl',
  'CancelUrl',
  'UseCustomField1',
  'CustomField1Label',
  'CustomField1Value',
  'UseCustomField2',
  'CustomField2Label',
  'CustomField2Value',
] as const;

/** The fields of an answer's AuthHash, in the manual's order. */
export const responseHashFields = [
  'OrderNumber',
  'Amount',
  'AuthorizationCode',
  'DateTime',
  'ResponseCode',
  'IsoCode',
  'ResponseMessage',
  'ErrorDescription',
  'RRN',
] as const;

/** HMAC-SHA512 over the values and the key, without separators; the key is the HMAC's key too. Lower-case hex. */
export async function azulHash(
  values: readonly string[],
  authKey: string,
  encoding: Encoding,
): Promise<string> {
  const text = [...values, authKey].join('');
  const algorithm = { name: 'HMAC', hash: 'SHA-512' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(authKey), algorithm, false, [
    'sign',
  ]);
  const bytes = encoding === 'utf-8' ? new TextEncoder().encode(text) : toUtf16(text);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether an answer of Azul's page is Azul's: both encodings prove the knowledge of the key. */
export async function isAzulAnswer(returned: URLSearchParams, authKey: string): Promise<boolean> {
  const given = returned.get('AuthHash')?.toLowerCase() ?? '';
  const values = responseHashFields.map((name) => returned.get(name) ?? '');
  const expected = await Promise.all(
    (['utf-16le', 'utf-8'] as const).map((encoding) => azulHash(values, authKey, encoding)),
  );
  return expected.some((hash) => isSame(hash, given));
}

/** Compares without telling by its time where two texts differ. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

function toUtf16(text: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), true);
  return new Uint8Array(view.buffer);
}
