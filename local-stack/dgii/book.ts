import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeKeys, signerCedula, type TestKeys } from '#stack/dgii/test-keys.ts';
import { yearOf } from '#stack/dgii/times.ts';

export const environments = ['testecf', 'certecf', 'ecf'] as const;
export type Environment = (typeof environments)[number];

/** Codes of DGII: 1 accepted, 2 rejected, 4 accepted on conditions. */
export interface Verdict {
  code: 1 | 2 | 4;
  /** Whether the number is used up by it. */
  isUsed: boolean;
  /** The answer leaves that out. */
  isSilent?: boolean;
  messages: { valor: string; codigo: number }[];
}

/** A sending of an e-CF or of a summary, with what DGII says of it. */
export interface Sending extends Verdict {
  environment: Environment;
  trackId: string;
  isSummary: boolean;
  rnc: string;
  encf: string;
  kind: string;
  buyer: string;
  /** As they stand in the document. */
  total: string;
  issued: string;
  signed: string;
  securityCode: string;
  receivedAt: string;
  /** How many questions are still answered with "in process". */
  processing: number;
}

export interface Range {
  first: number;
  last: number;
  /** YYYY-MM-DD */
  expires?: string;
}

export interface Taxpayer {
  name: string;
  isElectronic: boolean;
  /** Digits of the ids of those who may sign for it. */
  signers: string[];
  /** By kind. */
  ranges: Record<string, Range>;
  /** Where its own services are; the part before `/fe`. */
  url?: string;
}

interface Received {
  /** `arecf`: acknowledged by a signed ARECF, with its state and reason. */
  state: 0 | 1;
  reason: number | null;
  rnc: string;
  encf: string;
  at: string;
}

/** All that the counterpart remembers. */
export interface Memory {
  taxpayers: Record<string, Taxpayer>;
  sendings: Sending[];
  /** Environment, RNC and number. */
  annulled: string[];
  /** What came to DGII, and what came to the second taxpayer. */
  approvals: { environment: Environment | 'peer'; rnc: string; encf: string; state: string }[];
  /** Of the second taxpayer. */
  received: Received[];
  /** Numbers that the second taxpayer gave out. */
  peerNumbers: number;
  /** Added to the clock, in milliseconds. */
  clockOffset: number;
  authorities: string[];
}

/** Nobody's numbers, with right check digits: the demo's office and the shop that rents from it. */
export const ownRnc = '199000021';
export const peerRnc = '199000031';

const KINDS = ['31', '32', '33', '34', '41', '43', '44', '45', '46', '47'];
const WITHOUT_EXPIRY = ['32', '34'];
const MOST = 9_999_999;

export const allRanges = (expires: string): Taxpayer['ranges'] =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      { first: 1, last: MOST, ...(WITHOUT_EXPIRY.includes(kind) ? {} : { expires }) },
    ]),
  );

const firstMemory = (peerUrl: string): Memory => {
  const ranges = allRanges(`${yearOf(new Date()) + 1}-12-31`);
  const signers = [signerCedula];
  return {
    taxpayers: {
      [ownRnc]: { name: 'Inmobiliaria de muestra', isElectronic: true, signers, ranges },
      [peerRnc]: {
        name: 'Comercial de Muestra, S. R. L.',
        isElectronic: true,
        signers,
        ranges,
        url: peerUrl,
      },
    },
    sendings: [],
    annulled: [],
    approvals: [],
    received: [],
    peerNumbers: 0,
    clockOffset: 0,
    authorities: [],
  };
};

export interface DgiiBook {
  memory: Memory;
  /** Writes what has changed. */
  keep(): void;
  now(): Date;
  /** Made when they are first asked for: four keys take a second. */
  keys(): TestKeys;
  authorities(): string[];
  keepDocument(id: string, xml: string): void;
  document(id: string): string | null;
}

/** The counterpart's memory and its test keys, kept in the data folder. */
export function openDgiiBook(dataDir: string, peerUrl: string): DgiiBook {
  const folder = path.join(dataDir, 'dgii');
  const file = path.join(folder, 'memory.json');
  const keysFile = path.join(folder, 'test-keys.json');
  const memory = read<Memory>(file) ?? firstMemory(peerUrl);
  let keys: TestKeys | null = null;
  const write = (target: string, text: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(target, text, { mode: 0o600 });
  };
  const documentFile = (id: string) => path.join(folder, `${id.replace(/[^\w-]/g, '')}.xml`);
  const book: DgiiBook = {
    memory,
    keep: () => write(file, JSON.stringify(memory)),
    now: () => new Date(Date.now() + memory.clockOffset),
    keys() {
      keys ??= read<TestKeys>(keysFile);
      if (!keys) {
        keys = makeKeys();
        write(keysFile, JSON.stringify(keys));
      }
      return keys;
    },
    authorities: () => [book.keys().authority.certificate, ...memory.authorities],
    keepDocument: (id, xml) => write(documentFile(id), xml),
    document(id) {
      try {
        return readFileSync(documentFile(id), 'utf8');
      } catch {
        return null;
      }
    },
  };
  return book;
}

/** Whom the counterpart's signers are certified by; empty before anybody asked for their keys. */
export const knownAuthority = (dataDir: string): string =>
  read<TestKeys>(path.join(dataDir, 'dgii', 'test-keys.json'))?.authority.certificate ?? '';

function read<Value>(file: string): Value | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return null; // None yet.
  }
}
