// The exact bytes of electronic receipts: those that we signed, and those that others sent.
import { AppError, unwrap } from '../errors.ts';
import { select } from '../rows.ts';

const HEX = 16;

/** Bytes come as \x and two digits for each. @throws AppError `not_found` where there are none */
function xmlOf(rows: readonly { readonly bytes: string }[]): Blob {
  const digits = rows[0]?.bytes.slice(2);
  if (!digits) throw new AppError('not_found', 'not_found');
  const bytes = Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), HEX),
  );
  return new Blob([bytes], { type: 'application/xml' });
}

/** The signed document as it was sent. Error: `not_found` before it is signed. */
export async function fetchEcfXml(organizationId: string, documentId: string): Promise<Blob> {
  const which = { organizationId, documentId, kind: 'ecf', direction: 'out' };
  return xmlOf(unwrap(await select('ecf_files', 'bytes', which).limit(1)));
}

/** What another issuer sent, byte by byte. Error: `not_found` of one that was not received. */
export async function fetchReceivedXml(organizationId: string, receivedId: string): Promise<Blob> {
  const which = { organizationId, receivedId, kind: 'ecf', direction: 'in' };
  return xmlOf(unwrap(await select('ecf_files', 'bytes', which).limit(1)));
}
