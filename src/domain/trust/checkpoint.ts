import type { Head } from './consistency.ts';
import { fromBase64, isSame, joined, toBase64, utf8 } from './hashes.ts';

/** What a checkpoint says (C2SP tlog-checkpoint): the log's name, its size and its root hash. */
export interface Checkpoint extends Head {
  readonly origin: string;
}

const ED25519 = 1;
const KEY_ID_BYTES = 4;
const HASH_BYTES = 32;
const SIGNED = /^([^\n]+)\n(0|[1-9]\d*)\n([A-Za-z0-9+/]{43}=)\n\n((?:— [^\n]+\n)+)$/;
const SIGNATURE = /^— ([^ ]+) ([A-Za-z0-9+/]+={0,2})$/;

/** The name of an organization's log. It says no site: a log stays what it is when its site moves. */
export const originOf = (organizationId: string): string => `llavero/log/${organizationId}`;

const keyLine = (key: Uint8Array) => joined(new Uint8Array([ED25519]), key);

/** The first four bytes of a key's hash, which say in a note which key signed it (C2SP signed-note). */
export async function keyIdOf(origin: string, key: Uint8Array): Promise<Uint8Array> {
  const digest = await crypto.subtle.digest('SHA-256', joined(utf8(`${origin}\n`), keyLine(key)));
  return new Uint8Array(digest).slice(0, KEY_ID_BYTES);
}

/** The text that is signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`;

/** A checkpoint as a note. @param signature Ed25519 of its text @param key the public key */
export async function composeNote(
  checkpoint: Checkpoint,
  signature: Uint8Array,
  key: Uint8Array,
): Promise<string> {
  const signed = toBase64(joined(await keyIdOf(checkpoint.origin, key), signature));
  return `${checkpointText(checkpoint)}\n— ${checkpoint.origin} ${signed}\n`;
}

/** What a note says, whoever signed it; null when it is no checkpoint. */
export function readNote(note: string): Checkpoint | null {
  const [, origin = '', size = '', hash = ''] = SIGNED.exec(note) ?? [];
  const root = fromBase64(hash);
  if (!origin || root?.length !== HASH_BYTES || !Number.isSafeInteger(Number(size))) return null;
  return { origin, size: Number(size), root };
}

/** What a note says when this key signed it for this log; null when it did not. */
export async function openNote(
  note: string,
  origin: string,
  key: Uint8Array<ArrayBuffer>,
): Promise<Checkpoint | null> {
  const checkpoint = readNote(note);
  if (checkpoint?.origin !== origin) return null;
  const id = await keyIdOf(origin, key);
  const text = utf8(checkpointText(checkpoint));
  for (const line of (SIGNED.exec(note)?.[4] ?? '').split('\n')) {
    const [, name, signed = ''] = SIGNATURE.exec(line) ?? [];
    const bytes = fromBase64(signed);
    if (name !== origin || !bytes || !isSame(bytes.slice(0, KEY_ID_BYTES), id)) continue;
    const verifier = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    if (await crypto.subtle.verify('Ed25519', verifier, bytes.slice(KEY_ID_BYTES), text)) return checkpoint;
  }
  return null;
}

/** One line for a paper: which log, how long, and the beginning of its root hash. */
export const checkpointLine = ({ size, root }: Head): string => `${size} · ${toBase64(root)}`;
