// One way to each function of the database: by its name there, with the arguments that it declares.
import type { PostgrestError } from '@supabase/postgrest-js';
import type { Client } from '#src/data/client.ts';
import { toArguments } from '#src/data/names.ts';
import type { Database } from '#src/data/schema.types.ts';

type Functions = Database['public']['Functions'];
export type FunctionName = keyof Functions & string;
/** Functions that change nothing. */
export type ReadingName = {
  [Name in FunctionName]: Functions[Name] extends { IsReading: true } ? Name : never;
}[FunctionName];
/** Functions that are done once for each request id. */
export type RepeatableName = {
  [Name in FunctionName]: Functions[Name] extends { IsRepeatable: true } ? Name : never;
}[FunctionName];
export type Arguments<Name extends FunctionName> = Functions[Name]['Args'];
export type Answer<Name extends FunctionName> = Functions[Name]['Returns'];

/** Arguments, and for what must not be done twice the id of the request: a repeat with the same id changes nothing. */
export type Given<Name extends FunctionName> = Functions[Name] extends { IsRepeatable: true }
  ? [values: Arguments<Name>, requestId: string]
  : Record<never, never> extends Arguments<Name>
    ? [values?: Arguments<Name>]
    : [values: Arguments<Name>];

/** What a function answered, not yet taken apart. */
export type Answered<Result> = { data: Result; error: null } | { data: null; error: PostgrestError };
/** The client itself comes first: compared piece by piece, its types are too deep for the compiler. */
type Caller = Client | Pick<Client, 'rpc'>;

/** Calls a function with a client of one's own. */
export function callWith<Name extends FunctionName>(
  client: Caller,
  name: Name,
  ...given: Given<Name>
): PromiseLike<Answered<Answer<Name>>> {
  const [values, requestId] = given as [values?: object, requestId?: string];
  const named = toArguments({ ...values, ...(requestId && { requestId }) });
  return client.rpc(name, named as never) as unknown as PromiseLike<Answered<Answer<Name>>>;
}

/** Asks a function that changes nothing, by the address alone: its rows can be chosen, filtered and ordered as a table's. */
export function read<Name extends ReadingName>(client: Caller, name: Name, values: Arguments<Name>) {
  return client.rpc<Name, Arguments<Name>>(name, toArguments(values) as never, { get: true });
}
