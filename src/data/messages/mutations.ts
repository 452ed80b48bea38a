import { repeatable, verb } from '#src/data/call.ts';
import { callWith } from '#src/data/functions.ts';
import { select } from '#src/data/rows.ts';
import { shortFileName } from '#src/domain/foundation/chosen-file.ts';
import { getClient, storageClient } from '../client.ts';
import { fileTypeOf } from '../documents/document-file.ts';
import { toAppError, unwrap } from '../errors.ts';

const BUCKET = 'message-attachments';
const MOST_LETTERS = 160;

/** A file that goes with a message. Its id is made once: sending it again finds it there already. */
export interface OutgoingFile {
  readonly id: string;
  readonly file: File;
}

export interface OutgoingMessage {
  readonly conversationId: string;
  /** Made once for a message: the same one is taken once, however often it is sent. */
  readonly clientId: string;
  /** Up to 4,000 letters; may be empty beside files. */
  readonly text: string;
  /** 10 at most. */
  readonly files?: readonly OutgoingFile[];
}

/**
 * Writes in a conversation; safe to repeat with the same `clientId`. Returns the message's id.
 * Errors: `not_found` (also for a former tenant), `message_too_long`, `too_many_attachments`, `offline`.
 */
export async function sendMessage({
  conversationId,
  clientId,
  text,
  files = [],
}: OutgoingMessage): Promise<number> {
  const client = getClient();
  const answer = await callWith(client, 'send_message', {
    conversationId,
    clientId,
    body: text,
    attachments: files.map(({ id, file }) => ({
      id,
      name: shortFileName(file.name, MOST_LETTERS) || 'file',
      fileType: fileTypeOf(file) ?? 'pdf',
    })),
  });
  const id = unwrap(answer);
  if (files.length > 0) await putFiles(files);
  return id;
}

/** Where the files go was said when their message was written down; one that arrived before is left as it is. */
async function putFiles(files: readonly OutgoingFile[]): Promise<void> {
  const rows = unwrap(
    await select('message_attachments', 'id, path').in(
      'id',
      files.map(({ id }) => id),
    ),
  );
  const paths = new Map(rows.map((row) => [row.id, row.path]));
  for (const { id, file } of files) {
    const { error } = await (await storageClient())
      .from(BUCKET)
      .upload(paths.get(id) ?? '', file, { contentType: file.type, cacheControl: '31536000' });
    if (error && String((error as { statusCode?: unknown }).statusCode) !== '409') throw toAppError(error);
  }
}

/**
 * Begins a conversation with the tenants of each lease; a tenant with their own. Returns the conversations' ids.
 * Errors: `not_found`, `recipients_missing`, `too_many_recipients` (500), `subject_too_long`, `message_too_long`.
 */
export const startConversations = repeatable('start_conversations');

/** The caller has read up to a message. */
export const markConversationRead = verb('mark_conversation_read');

/** Puts conversations away, or takes them out again. Returns how many changed. */
export const archiveConversations = verb('archive_conversations');
