import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A browser of nobody's, which has subscribed. */
export interface LocalDevice {
  id: string;
  label: string;
  /** With which key it subscribed, in base64url; any when it named none. */
  applicationServerKey: string | null;
  p256dh: string;
  auth: string;
  privateKey: string;
  /** It gets its messages and says nothing of them. */
  isSilent: boolean;
  /** It is not there any more: its endpoint answers 410. */
  isGone: boolean;
}

/** A message as it came, with what the service answered. */
export interface ReceivedPush {
  id: string;
  deviceId: string;
  at: string;
  status: number;
  /** Why it was refused; empty when it was not. */
  reason: string;
  ttl: number;
  urgency: string;
  topic: string;
  /** What the device reads; null when it was refused before that. */
  text: string | null;
  /** Whether the product took the device's word that it was shown; null when nothing was said. */
  isReceiptTaken: boolean | null;
}

export interface PushMemory {
  devices: LocalDevice[];
  received: ReceivedPush[];
}

export interface PushBook {
  memory: PushMemory;
  keep(): void;
  clear(): void;
}

const MOST_KEPT = 500;

/** What the push service of this machine remembers, kept in the data folder. */
export function openPushBook(dataDir: string): PushBook {
  const file = path.join(dataDir, 'push.json');
  const memory = read(file) ?? { devices: [], received: [] };
  return {
    memory,
    keep() {
      memory.received.splice(0, Math.max(0, memory.received.length - MOST_KEPT));
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, JSON.stringify(memory), { mode: 0o600 });
    },
    clear() {
      memory.devices = [];
      memory.received = [];
      this.keep();
    },
  };
}

function read(file: string): PushMemory | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PushMemory;
  } catch {
    return null; // None yet.
  }
}

/** A browser that subscribes: what it gives out, and what it keeps. */
export function newDevice(wanted: Partial<LocalDevice>): LocalDevice {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    id: randomUUID(),
    label: wanted.label ?? 'Browser',
    applicationServerKey: wanted.applicationServerKey ?? null,
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
    privateKey: keys.getPrivateKey('base64url'),
    isSilent: wanted.isSilent ?? false,
    isGone: false,
  };
}
