// The functions of the database, called by their names there: `call('confirm_payment', { paymentId }, requestId)`.
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import {
  type Answer,
  type Arguments,
  callWith,
  type FunctionName,
  type Given,
  type RepeatableName,
} from '#src/data/functions.ts';

/** Calls a function as the page's user. @throws AppError */
export async function call<Name extends FunctionName>(
  name: Name,
  ...given: Given<Name>
): Promise<Answer<Name>> {
  return unwrap(await callWith(getClient(), name, ...given)) as Answer<Name>;
}

const callAny = call as (name: string, values: object, requestId?: string) => Promise<never>;

/** A function as the action of a screen: done once for a request id, however often it is sent with it. */
export const repeatable =
  <Name extends RepeatableName>(name: Name) =>
  (values: Arguments<Name>, requestId: string): Promise<Answer<Name>> =>
    callAny(name, values, requestId);

/** A function as the action of a screen, of those that come to the same however often they are done. */
export const verb =
  <Name extends Exclude<FunctionName, RepeatableName>>(name: Name) =>
  (values: Arguments<Name>): Promise<Answer<Name>> =>
    callAny(name, values);

/** The same, of a function that makes something under an id of the client's: sent again, it finds that there already. */
export const maker =
  <Name extends Exclude<FunctionName, RepeatableName>, Id extends keyof Arguments<Name>>(
    name: Name,
    id: Id,
  ) =>
  (values: Omit<Arguments<Name>, Id>, newId: string): Promise<Answer<Name>> =>
    callAny(name, { ...values, [id]: newId });

/** What is typed without the blanks around it. */
export const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Values;
