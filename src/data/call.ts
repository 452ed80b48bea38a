// The functions of the database, called by their names there: `call('confirm_payment', { paymentId }, requestId)`.
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import { type Answer, callWith, type FunctionName, type Given } from '#src/data/functions.ts';

/** Calls a function as the page's user. @throws AppError */
export async function call<Name extends FunctionName>(
  name: Name,
  ...given: Given<Name>
): Promise<Answer<Name>> {
  return unwrap(await callWith(getClient(), name, ...given)) as Answer<Name>;
}
