interface Account {
  readonly systemKey: string | null;
  readonly isActive: boolean;
}

/** Charges, payments and conversions post to these by themselves. */
const RESERVED: ReadonlySet<string | null> = new Set([
  'receivables',
  'prepaid_rent',
  'deposits_held',
  'currency_exchange',
]);

/** Whether somebody may write to the account by hand; the database has the same rule. */
export const isWritable = ({ isActive, systemKey }: Account) => isActive && !RESERVED.has(systemKey);

/** The accounts in which somebody may write by hand. */
export function writableAccounts<Row extends Account>(accounts: readonly Row[]): Row[] {
  return accounts.filter(isWritable);
}
