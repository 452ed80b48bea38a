import { formatIdentity } from '#src/domain/foundation/identity.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';

/** What an organisation said of itself when a document was issued. */
export interface Issuer {
  readonly organizationRnc?: string | null | undefined;
  readonly organizationPhone?: string | null | undefined;
  readonly organizationAddress?: string | null | undefined;
}

/** Under the issuer's name: its number for the tax authority with its telephone, its address. */
export function issuerLines(
  issuer: Issuer,
  text: { readonly cedula: string; readonly phone: string },
): string[] {
  const { organizationRnc: rnc, organizationPhone: phone, organizationAddress: address } = issuer;
  const numbers = [
    rnc &&
      (rnc.length === 9
        ? `RNC ${formatIdentity('rnc', rnc)}`
        : `${text.cedula} ${formatIdentity('cedula', rnc)}`),
    phone && `${text.phone} ${formatPhone(phone)}`,
  ];
  return [numbers.filter(Boolean).join(' · '), address ?? ''].filter((line) => line !== '');
}
