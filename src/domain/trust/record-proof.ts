import { openNote, readNote } from './checkpoint.ts';
import { fromBase64, leafHash, textHash, toBase64, toHex, utf8 } from './hashes.ts';
import { isIncluded } from './inclusion.ts';

/** What the database answers about a record in the log. */
export interface RecordProof {
  /** From 0. */
  readonly position: number;
  /** The text whose hash stands in the tree. */
  readonly leaf: string;
  /** Null where what the record said was removed. */
  readonly salt: string | null;
  readonly facts: string | null;
  /** In base64, the leaf's sibling first. */
  readonly path: readonly string[];
  /** The signed checkpoint that the proof is for. */
  readonly note: string;
}

/** What is wrong with a proof. */
export type ProofFault = 'unsigned' | 'not_in_the_log' | 'other_facts';

/** What a leaf says, line by line. */
interface Leaf {
  readonly organizationId: string;
  readonly kind: string;
  readonly recordId: string;
  readonly at: string;
  readonly commitment: string;
}

const VERSION = 'llavero-log/1';
const LINES = 7;

/** What a leaf says; null when it is not one of ours. */
export function readLeaf(leaf: string): Leaf | null {
  const [version, organizationId, kind, recordId, at, commitment, end, ...more] = leaf.split('\n');
  if (version !== VERSION || end !== '' || more.length > 0 || leaf.split('\n').length !== LINES) return null;
  if (!organizationId || !kind || !recordId || !at || !commitment) return null;
  return { organizationId, kind, recordId, at, commitment };
}

/**
 * Checks a record's proof from end to end: who signed, that the leaf is in the tree, and that the facts are the leaf's.
 * @returns null when all of it is right
 */
export async function faultOfProof(
  proof: RecordProof,
  origin: string,
  key: Uint8Array<ArrayBuffer>,
): Promise<ProofFault | null> {
  const checkpoint = await openNote(proof.note, origin, key);
  if (!checkpoint) return 'unsigned';
  const path = proof.path.map((hash) => fromBase64(hash) ?? new Uint8Array());
  const place = { position: proof.position, size: checkpoint.size };
  if (!(await isIncluded(await leafHash(utf8(proof.leaf)), place, path, checkpoint.root)))
    return 'not_in_the_log';
  const leaf = readLeaf(proof.leaf);
  if (!leaf || !origin.endsWith(`/${leaf.organizationId}`)) return 'not_in_the_log';
  if (proof.salt === null || proof.facts === null) return null;
  return toHex(await textHash(`${proof.salt}\n${proof.facts}`)) === leaf.commitment ? null : 'other_facts';
}

/** A proof as a file (C2SP tlog-proof). Its extra data is the leaf. */
export const composeProofFile = ({ leaf, position, path, note }: RecordProof): string =>
  ['c2sp.org/tlog-proof@v1', `extra ${toBase64(utf8(leaf))}`, `index ${position}`, ...path, '', note].join(
    '\n',
  );

const PROOF_FILE =
  /^c2sp\.org\/tlog-proof@v1\nextra (\S+)\nindex (0|[1-9]\d*)\n((?:[A-Za-z0-9+/]{43}=\n)*)\n([\s\S]+)$/;

/** What such a file says; null when it is none. */
export function readProofFile(file: string): RecordProof | null {
  const [, extra = '', index = '', hashes = '', note = ''] = PROOF_FILE.exec(file) ?? [];
  const leaf = fromBase64(extra);
  if (!leaf || !readNote(note)) return null;
  return {
    position: Number(index),
    leaf: new TextDecoder().decode(leaf),
    salt: null,
    facts: null,
    path: hashes.split('\n').filter(Boolean),
    note,
  };
}
