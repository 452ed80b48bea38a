// The call of a function. Source: PostgREST's own statement for it (QueryBuilder.hs, `callPlanToQuery`).
import type { ApiFunction } from '#stack/rest/catalog.ts';
import { NotPlain, quoted, type Values } from '#stack/rest/plain.ts';

/**
 * The rows of the call as SQL. A value is called `pgrst_scalar`.
 * @param names the arguments that are given
 * @param json the arguments: PostgreSQL makes of each what the function takes
 * @throws NotPlain where an argument is missing or not known
 */
export function callOf(called: ApiFunction, names: readonly string[], json: string, values: Values): string {
  const { args } = called;
  const given = new Set(names);
  for (const [name, { isOptional }] of args) if (!isOptional && !given.has(name)) throw new NotPlain(name);
  const typed = [...given].map((name) => {
    const arg = args.get(name);
    if (!arg) throw new NotPlain(name);
    return `${quoted(name)} ${arg.type}`;
  });
  const passed = [...given].map((name) => `${quoted(name)} := pgrst_body.${quoted(name)}`).join(', ');
  const call = `public.${quoted(called.name)}(${passed})`;
  const isValue = called.answers === 'value';
  const rows = isValue ? `(select ${call} as pgrst_scalar) pgrst_call` : `${call} pgrst_call`;
  const columns = isValue ? 'pgrst_call.pgrst_scalar' : 'pgrst_call.*';
  if (given.size === 0) return `select ${columns} from ${rows}`;
  const body = `(select * from json_to_record(${values.add(json)}::json) as _(${typed.join(', ')}) limit 1) pgrst_body`;
  return `select ${columns} from ${body}, lateral ${rows}`;
}
