// Rows that people change without a verb: what may be changed, and by whom, is said by the table's own policies.
import { getClient } from './client.ts';
import { unwrap } from './errors.ts';
import type { Where } from './rows.ts';
import type { Database } from './schema.types.ts';

type Tables = Database['public']['Tables'];
type TableName = keyof Tables & string;

/** Changes a row. Error: `not_found` where there is none, or not for the caller. */
export async function changeRow<Name extends TableName>(
  name: Name,
  where: Where<Name>,
  values: Tables[Name]['Update'],
): Promise<void> {
  const table = getClient().from(name as 'units');
  unwrap(
    await table
      .update(values as Tables['units']['Update'])
      .match(where)
      .select('id')
      .single(),
  );
}

/** Deletes a row. Error: `not_found`, as `changeRow`. */
export async function removeRow<Name extends TableName>(name: Name, where: Where<Name>): Promise<void> {
  const table = getClient().from(name as 'units');
  unwrap(await table.delete().match(where).select('id').single());
}

/** Adds a row under an id that the client made: a repeat adds nothing. */
export async function addRow<Name extends TableName>(name: Name, row: Tables[Name]['Insert']): Promise<void> {
  const table = getClient().from(name as 'units');
  unwrap(await table.upsert(row as Tables['units']['Insert'], { onConflict: 'id', ignoreDuplicates: true }));
}
