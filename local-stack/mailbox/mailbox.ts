import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A message that Auth or the product sent. */
export interface Mail {
  id: string;
  /** When it was sent, ISO 8601. */
  sentAt: string;
  to: string;
  /** Which template it was made from. */
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** What the product's own messages have besides. */
  from?: string;
  replyTo?: string | undefined;
  headers?: Record<string, string>;
  /** Files that go with it, in base 64. */
  attachments?: { filename: string; contentType: string; content: string }[];
}

export interface Mailbox {
  add(mail: Omit<Mail, 'id' | 'sentAt'>): Promise<Mail>;
  /** The messages, newest first; `to` keeps those of one address. */
  list(to?: string): Promise<Mail[]>;
  find(id: string): Promise<Mail | undefined>;
  clear(): Promise<void>;
}

/** Keeps outgoing mail as files, because a local stack delivers none. */
export function openMailbox(folder: string): Mailbox {
  // File names sort by time; the counter separates messages of the same millisecond.
  let counter = 0;

  async function readAll(): Promise<Mail[]> {
    const files = await readdir(folder).catch(() => [] as string[]);
    const names = files.filter((file) => file.endsWith('.json')).sort();
    return Promise.all(
      names.reverse().map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
    );
  }

  return {
    async add(mail) {
      await mkdir(folder, { recursive: true });
      const complete: Mail = { id: randomUUID(), sentAt: new Date().toISOString(), ...mail };
      counter += 1;
      const name = `${complete.sentAt.replaceAll(/[:.]/g, '-')}-${String(counter).padStart(6, '0')}.json`;
      const file = path.join(folder, name);
      // Written beside and renamed: a reader never sees half a message.
      await writeFile(`${file}.partial`, JSON.stringify(complete, null, 2), { mode: 0o600 });
      await rename(`${file}.partial`, file);
      return complete;
    },
    async list(to) {
      const mails = await readAll();
      return to ? mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase()) : mails;
    },
    async find(id) {
      return (await readAll()).find((mail) => mail.id === id);
    },
    async clear() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}
