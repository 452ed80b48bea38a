import { type Answer, callWith, type FunctionName, type Given } from '#src/data/functions.ts';
import { fromDatabase } from './problem.ts';
import type { Client } from './supabase.ts';

/** Calls a function of the database as the client's user. @throws Problem when the database refuses. */
export async function call<Name extends FunctionName>(
  client: Client,
  name: Name,
  ...given: Given<Name>
): Promise<Answer<Name>> {
  const { data, error } = await callWith(client, name, ...given);
  if (error) throw fromDatabase(error);
  return data as Answer<Name>;
}
