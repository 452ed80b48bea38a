import { identityTypes } from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import type { PortfolioRow } from './rows.ts';

/** What is told of a person who is added all the same, as the form does. */
export const personRemarks = ['identity_suspicious', 'same_email', 'email_registered'] as const;
export interface PersonRemark {
  readonly row: number;
  readonly remark: (typeof personRemarks)[number];
  readonly given: string;
  /** Whom it is about besides, where it is somebody. */
  readonly column: string;
}

/** Check digits that do not fit, and addresses that several people of a file have. */
export function remarksOn(people: readonly PortfolioRow[]): PersonRemark[] {
  const addresses = new Set<string>();
  return people.flatMap(({ line: row, email, identity_type: kind, identity_number: number }) => {
    const found: PersonRemark[] = [];
    const type = identityTypes.find((one) => one === kind);
    if (type && checkIdentity(type, String(number)).status === 'suspicious')
      found.push({ row, remark: 'identity_suspicious', given: String(number), column: '' });
    const address = String(email ?? '');
    if (address !== '' && addresses.has(address))
      found.push({ row, remark: 'same_email', given: address, column: '' });
    addresses.add(address);
    return found;
  });
}
