import { integer, isoDate, nullish, number, pipe, string } from 'valibot';

/** What rows that papers are made of have in common. */
export const Day = pipe(string(), isoDate());
/** In minor units of the row's currency. */
export const AmountMinor = pipe(number(), integer());

/** What an organisation said of itself when a paper was issued; papers from before it could say them have no numbers. */
export const issuerEntries = {
  organizationName: string(),
  organizationRnc: nullish(string()),
  organizationAddress: nullish(string()),
  organizationPhone: nullish(string()),
};
