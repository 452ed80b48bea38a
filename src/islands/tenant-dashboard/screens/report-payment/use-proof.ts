import { useRef, useState } from 'react';
import { type Proof, uploadProof } from '#src/data/tenancy/mutations.ts';
import type { TenantLease } from '#src/data/tenancy/rows.ts';
import { requestIdFrom } from '#src/domain/request-id.ts';
import { type ProofProblem, prepareProof } from './proof-file.ts';

const ID_BYTES = 16;

/** The proof of a report: chosen, prepared, and sent once however often the report is tried. */
export function useProof(lease: TenantLease) {
  const [proof, setProof] = useState<Proof | null>(null);
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const newest = useRef<File | null>(null);
  const sent = useRef<{ id: string; path: string } | null>(null);

  const choose = async (file: File | null): Promise<void> => {
    newest.current = file;
    setProof(null);
    setProblem(null);
    setIsPreparing(file !== null);
    if (!file) return;
    const prepared = await prepareProof(file);
    // Another file was chosen, or this one removed, while it was being prepared.
    if (newest.current !== file) return;
    setIsPreparing(false);
    if (!prepared.ok) return setProblem(prepared.problem);
    const id = requestIdFrom(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
    setProof({ id, file: prepared.file });
  };

  /** The path of the proof in the store, or null when there is none. */
  const send = async (): Promise<string | null> => {
    if (!proof) return null;
    if (sent.current?.id !== proof.id) {
      sent.current = { id: proof.id, path: await uploadProof(lease, proof) };
    }
    return sent.current.path;
  };

  return { file: proof?.file ?? null, problem, isPreparing, choose, send };
}
