// What the office asks tenants for, through the API's verbs.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { act, type Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';

interface Ask {
  leaseId: string;
  dueOn: string;
  name?: string;
  requestId?: string;
}

/** Asks the tenants of a lease for a paper; returns the request's id. */
export const askForDocument = (
  sql: Sql,
  caller: Caller,
  { leaseId, dueOn, name = 'Carta de trabajo', requestId = randomUUID() }: Ask,
): Promise<string> =>
  call(sql, caller, 'ask_for_document', {
    p_request_id: requestId,
    p_lease_id: leaseId,
    p_name: name,
    p_reason: 'Para renovar el contrato',
    p_due_on: dueOn,
  });

/** Announces a file; returns where it goes, nothing when it was handed in before. */
export const announceFile = (
  sql: Sql,
  caller: Caller,
  documentRequestId: string,
  id: string = randomUUID(),
): Promise<string> =>
  call(sql, caller, 'announce_requested_file', {
    p_file_id: id,
    p_document_request_id: documentRequestId,
    p_name: 'carta.pdf',
    p_file_type: 'pdf',
    p_size_bytes: 2_048,
  });

/** Puts a file where it was announced, under the caller's own policies. */
export const putFile = (sql: Sql, caller: Caller, path: string): Promise<unknown> =>
  act(
    sql,
    caller,
    (transaction) => transaction`insert into storage.objects (bucket_id, name) values ('documents', ${path})`,
  );

/** Announces, sends and hands in a file; returns its id. */
export async function handIn(sql: Sql, caller: Caller, documentRequestId: string): Promise<string> {
  const id = randomUUID();
  await putFile(sql, caller, await announceFile(sql, caller, documentRequestId, id));
  await call(sql, caller, 'hand_in_requested_file', { p_file_id: id });
  return id;
}

export interface DocumentRequestRows {
  /** Nobody handed anything in. */
  openId: string;
  /** The tenant handed in `fileId`. */
  handedInId: string;
  fileId: string;
}

/** One that is open and one with a file, which is then gone from the store: other tests count what lies there. */
export async function addDocumentRequests(
  sql: Sql,
  office: Caller,
  { lease, users: [userId = ''] }: { lease: { id: string }; users: readonly string[] },
  dueOn: string,
): Promise<DocumentRequestRows> {
  const ask = (name: string) => askForDocument(sql, office, { leaseId: lease.id, dueOn, name });
  const [openId, handedInId] = [await ask('Copia de la cédula'), await ask('Carta de trabajo')];
  const fileId = await handIn(sql, { userId }, handedInId);
  await sql`delete from storage.objects where bucket_id = 'documents' and name like ${`%/${fileId}.pdf`}`;
  return { openId, handedInId, fileId };
}
