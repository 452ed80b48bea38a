/** How the database's own output plugin writes committed transactions into a replication stream, protocol version 1. */
export interface Relation {
  schema: string;
  table: string;
  columns: { name: string; type: number; isKey: boolean }[];
}

/** Turns a column's text into what the client is told. */
export type ValueParser = (text: string, type: number) => unknown;

export interface RowChange {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  relation: Relation;
  /** The row after the change; for a deletion, its key. */
  record: Record<string, unknown>;
}

/** A committed transaction, as far as published tables are concerned. */
export interface Commit {
  /** The transaction's number, without its epoch. */
  xid: number;
  committedAt: string;
  changes: RowChange[];
}

const MICROSECONDS = 1000n;
const YEAR_2000_MS = Date.UTC(2000, 0, 1);

/** Reads along a message: numbers are big-endian, names end with a zero. */
class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skip(length: number): this {
    this.#at += length;
    return this;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#at++);
  }

  short(): number {
    this.#at += 2;
    return this.#bytes.readUInt16BE(this.#at - 2);
  }

  int(): number {
    this.#at += 4;
    return this.#bytes.readUInt32BE(this.#at - 4);
  }

  time(): string {
    this.#at += 8;
    const milliseconds = this.#bytes.readBigInt64BE(this.#at - 8) / MICROSECONDS;
    return new Date(YEAR_2000_MS + Number(milliseconds)).toISOString();
  }

  name(): string {
    const end = this.#bytes.indexOf(0, this.#at);
    const name = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end + 1;
    return name;
  }

  text(length: number): string {
    this.#at += length;
    return this.#bytes.toString('utf8', this.#at - length, this.#at);
  }
}

const code = (letter: string) => letter.charCodeAt(0);

/** Puts transactions together from the messages of one stream. */
export class CommitReader {
  readonly #relations = new Map<number, Relation>();
  readonly #parse: ValueParser;
  #open: Commit | undefined;

  constructor(parse: ValueParser) {
    this.#parse = parse;
  }

  /** Takes the next message. @returns the transaction that it ends, if it does */
  read(message: Buffer): Commit | undefined {
    const reader = new Reader(message);
    const kind = String.fromCharCode(reader.byte());
    if (kind === 'B') {
      reader.skip(8);
      this.#open = { committedAt: reader.time(), xid: reader.int(), changes: [] };
    }
    if (kind === 'R') this.#relations.set(reader.int(), readRelation(reader));
    if (kind === 'I') this.#add('INSERT', reader);
    if (kind === 'U') this.#add('UPDATE', reader);
    if (kind === 'D') this.#add('DELETE', reader);
    if (kind !== 'C') return undefined;
    const commit = this.#open;
    this.#open = undefined;
    return commit;
  }

  #add(type: RowChange['type'], reader: Reader): void {
    const relation = this.#relations.get(reader.int());
    if (!relation || !this.#open) throw new Error('A row came before its table or its transaction.');
    // Of an update the row before it, or its key, may come first.
    const isOld = reader.byte() !== code('N');
    let record = this.#row(relation, reader);
    if (type === 'UPDATE' && isOld) record = this.#row(relation, reader.skip(1));
    this.#open.changes.push({ type, relation, record });
  }

  #row({ columns }: Relation, reader: Reader): Record<string, unknown> {
    const count = reader.short();
    const row: Record<string, unknown> = {};
    for (const { name, type } of columns.slice(0, count)) row[name] = this.#value(type, reader);
    return row;
  }

  /** A large value that was not touched is not sent with the row. */
  #value(type: number, reader: Reader): unknown {
    const kind = reader.byte();
    if (kind === code('t')) return this.#parse(reader.text(reader.int()), type);
    return kind === code('n') ? null : undefined;
  }
}

function readRelation(reader: Reader): Relation {
  const schema = reader.name() || 'pg_catalog';
  const table = reader.name();
  const count = reader.skip(1).short();
  const columns = Array.from({ length: count }, () => {
    const isKey = reader.byte() === 1;
    const name = reader.name();
    const type = reader.int();
    reader.skip(4);
    return { name, type, isKey };
  });
  return { schema, table, columns };
}
