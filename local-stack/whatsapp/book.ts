import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whatsappLanguages, whatsappTemplates } from '#src/edge/notifications/whatsapp-templates.ts';

/** The platform's number, which the local worker is set up with, and one that an organization may enter as its own. */
export const platformNumber = { id: '100000000000001', phone: '+1 809 555 0100', name: 'Llavero' };
export const organizationNumber = {
  id: '100000000000002',
  phone: '+1 809 555 0200',
  name: 'Inmobiliaria de muestra',
  accessToken: 'EAALocalOrganization',
};
export const accountId = '200000000000001';

export const templateStates = ['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'] as const;
type TemplateState = (typeof templateStates)[number];

export interface LocalTemplate {
  name: string;
  language: string;
  body: string;
  hasButton: boolean;
  state: TemplateState;
}

/** A message that was taken, as its reader sees it. */
export interface LocalMessage {
  /** `wamid.…` */
  id: string;
  phoneNumberId: string;
  /** Digits. */
  to: string;
  at: string;
  template: string | null;
  text: string;
  /** The path behind its button. */
  path: string | null;
  /** What the sender gave with it. */
  opaque: string | null;
  /** What the webhook was told of it, and what it answered. */
  statuses: { status: string; answer: number }[];
}

/** How the webhook hears of the messages that come. */
export const deliveryModes = ['delivered', 'read', 'reversed', 'doubled', 'none', 'unreachable'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export interface WhatsappMemory {
  templates: LocalTemplate[];
  messages: LocalMessage[];
  /** When a phone wrote last to a number, by `<number>/<phone>`. */
  windows: Record<string, string>;
  delivery: DeliveryMode;
  /** Of messages and of what phones write. */
  count: number;
}

export interface WhatsappBook {
  memory: WhatsappMemory;
  keep(): void;
  clear(): void;
}

const MOST_KEPT = 500;

/** An account in which all templates of the product were approved. */
const firstMemory = (): WhatsappMemory => ({
  templates: Object.entries(whatsappTemplates).flatMap(([name, { body, button }]) =>
    (['es', 'en'] as const).map((language) => ({
      name,
      language: whatsappLanguages[language],
      body: body[language],
      hasButton: button !== null,
      state: 'APPROVED' as const,
    })),
  ),
  messages: [],
  windows: {},
  delivery: 'delivered',
  count: 0,
});

/** What the account of this machine remembers, kept in the data folder. */
export function openWhatsappBook(dataDir: string): WhatsappBook {
  const file = path.join(dataDir, 'whatsapp.json');
  const first = firstMemory();
  const kept = read(file);
  const memory = kept ?? first;
  // A template that the product has since then.
  const names = new Set(memory.templates.map(({ name }) => name));
  memory.templates.push(...first.templates.filter(({ name }) => !names.has(name)));
  return {
    memory,
    keep() {
      memory.messages.splice(0, Math.max(0, memory.messages.length - MOST_KEPT));
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, JSON.stringify(memory), { mode: 0o600 });
    },
    clear() {
      Object.assign(memory, { ...firstMemory(), count: memory.count });
      this.keep();
    },
  };
}

function read(file: string): WhatsappMemory | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WhatsappMemory;
  } catch {
    return null; // None yet.
  }
}
