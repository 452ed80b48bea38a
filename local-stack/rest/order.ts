import { NotPlain, quoted } from '#stack/rest/plain.ts';

const TERM = /^(\w+)(\.asc|\.desc)?(\.nullsfirst|\.nullslast)?$/;

/** `paid_on.desc.nullslast,id` as SQL. @throws NotPlain for an order by what is embedded or inside of JSON */
export function orderOf(rows: string, text: string): string {
  const terms = text.split(',').map((term) => {
    const [, column, direction = '', nulls = ''] = TERM.exec(term) ?? [];
    if (column === undefined) throw new NotPlain(term);
    return `${rows}.${quoted(column)}${direction.replace('.', ' ')}${nulls.replace('.nulls', ' nulls ')}`;
  });
  return ` order by ${terms.join(', ')}`;
}
