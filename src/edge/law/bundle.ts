import { sha256Of } from '#src/data/sha256.ts';
import type { FileDocument, LegalFileRecord } from '#src/domain/law/legal-file-record.ts';
import type { TenantStatement } from '#src/domain/money/tenant-statement.ts';
import type { ContractFacts } from '#src/domain/signing/contract.ts';
import { call } from '../call.ts';
import { Problem } from '../problem.ts';
import { readContractFacts } from '../signing/read-facts.ts';
import type { Client } from '../supabase.ts';

/** A document with the hash of its file, and the numbers of the events that it proves. */
export interface Attachment {
  readonly document: FileDocument;
  /** SHA-256 of the file's bytes, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly provesEvents: readonly number[];
}

/** What a bundle is made of. */
export interface Bundle {
  readonly file: LegalFileRecord;
  readonly lease: ContractFacts;
  /** Of the years in which something moved or was owed, the oldest first. */
  readonly statements: readonly TenantStatement[];
  readonly attachments: readonly Attachment[];
}

/** What one request of the Worker can read and draw. */
export const BUNDLE_LIMITS = {
  attachments: 40,
  attachedBytes: 50 * 1024 * 1024,
  papers: 20,
  years: 10,
  ledgerLines: 2000,
} as const;

/**
 * Reads a legal file whole, as the caller may. The files of its documents are read one after the other and only hashed.
 * @throws Problem 404 `not_found`; 400 `bundle_too_large`, `attachment_missing`
 */
export async function readBundle(caller: Client, fileId: string): Promise<Bundle> {
  const file = (await call(caller, 'read_legal_file', { fileId })) as unknown as LegalFileRecord;
  checkSize(file);
  const lease = await readContractFacts(caller, file.leaseId);
  const statements = await readStatements(caller, lease);
  if (statements.reduce((sum, { lines }) => sum + lines.length, 0) > BUNDLE_LIMITS.ledgerLines)
    throw tooLarge();
  const attachments: Attachment[] = [];
  for (const document of documentsOf(file))
    attachments.push({
      document,
      sha256: await hashOf(caller, document),
      provesEvents: file.events
        .filter(({ documents }) => documents.some(({ id }) => id === document.id))
        .map(({ number }) => number),
    });
  return { file, lease, statements, attachments };
}

function documentsOf(file: LegalFileRecord): FileDocument[] {
  const all = file.events.flatMap(({ documents }) => documents);
  return [...new Map(all.map((document) => [document.id, document])).values()];
}

const tooLarge = () => new Problem(400, 'bundle_too_large', 'The file has more than a bundle can hold.');

function checkSize(file: LegalFileRecord): void {
  const documents = documentsOf(file);
  const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const papers = file.events.filter(({ paper, correctedBy }) => paper && correctedBy === null);
  if (
    documents.length > BUNDLE_LIMITS.attachments ||
    bytes > BUNDLE_LIMITS.attachedBytes ||
    papers.length > BUNDLE_LIMITS.papers
  )
    throw tooLarge();
}

async function readStatements(caller: Client, { lease, today }: ContractFacts): Promise<TenantStatement[]> {
  const last = Number(today.slice(0, 4));
  const first = Math.max(Number(lease.startsOn.slice(0, 4)), last - BUNDLE_LIMITS.years + 1);
  const found: TenantStatement[] = [];
  for (let year = first; year <= last; year += 1) {
    const statement = (await call(caller, 'tenant_statement', {
      leaseId: lease.id,
      year,
    })) as unknown as TenantStatement;
    if (statement.openingMinor !== 0 || statement.lines.length > 0) found.push(statement);
  }
  return found;
}

async function hashOf(caller: Client, { path }: FileDocument): Promise<string> {
  const { data, error } = await caller.storage.from('documents').download(path);
  if (error) throw new Problem(400, 'attachment_missing', 'The file of an attachment could not be read.');
  return sha256Of(new Uint8Array(await data.arrayBuffer()));
}
