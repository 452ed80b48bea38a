// Legal files through the API's verbs.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { LegalFileKind, LegalStep } from '#src/domain/law/legal-enums.ts';
import type { Caller } from '#tests/support/actors.ts';
import { call } from '#tests/support/call.ts';
import { addDocument } from '#tests/support/signing.ts';

export interface LegalEvent {
  step: LegalStep;
  happened_on: string;
  due_on?: string;
  note?: string;
  document_ids?: string[];
  corrects_id?: string;
  paper?: object;
}

export const openLegalFile = (sql: Sql, caller: Caller, leaseId: string, kind: LegalFileKind) =>
  call<string>(sql, caller, 'open_legal_file', {
    p_file_id: randomUUID(),
    p_lease_id: leaseId,
    p_kind: kind,
  });

export const addLegalEvent = (
  sql: Sql,
  caller: Caller,
  fileId: string,
  event: LegalEvent,
  id: string = randomUUID(),
) => call<string>(sql, caller, 'add_legal_file_event', { p_event_id: id, p_file_id: fileId, p_event: event });

/** A file of each of two leases, with an event and a document that proves it. */
export async function addLegalFiles(
  sql: Sql,
  places: Record<'home' | 'other', { owner: Caller; organizationId: string; leaseId: string; today: string }>,
): Promise<Record<'home' | 'other', string>> {
  const add = async ({ owner, organizationId, leaseId, today }: (typeof places)['home']) => {
    const fileId = await openLegalFile(sql, owner, leaseId, 'deposit');
    await addLegalEvent(sql, owner, fileId, {
      step: 'condition_recorded',
      happened_on: today,
      document_ids: [await addDocument(sql, owner, organizationId, { leaseId })],
    });
    return fileId;
  };
  return { home: await add(places.home), other: await add(places.other) };
}
