/** Thrown for what is left to the API package: what none of the product's screens asks, and what is to be refused. */
export class NotPlain extends Error {
  override readonly name = 'NotPlain';
}

const NAME = /^[A-Za-z_]\w*$/;

/** A name of the database as SQL. @throws NotPlain for what is more than a name, such as a path into JSON */
export function quoted(name: string): string {
  if (!NAME.test(name)) throw new NotPlain(name);
  return `"${name}"`;
}

/** The values of a statement in the order in which it names them. */
export class Values {
  readonly all: string[] = [];

  /** @returns how the statement names the value; its type is what the place needs */
  add(value: string): string {
    return `$${this.all.push(value)}`;
  }
}
