import { useRef, useState } from 'react';
import type { OutboxFile } from '#src/data/foundation/outbox/entry.ts';
import { newId } from '#src/data/new-id.ts';
import { type ProofProblem, prepareProof } from './proof-file.ts';

const asFile = (content: Blob) =>
  content instanceof File ? content : new File([content], '', { type: content.type });

/** The proof of a report, or another file that is handed in: chosen, prepared, and the same one however often it is tried. */
export function useProof(begun: OutboxFile | null = null, mostBytes?: number) {
  const [proof, setProof] = useState<OutboxFile | null>(begun);
  const [problem, setProblem] = useState<ProofProblem | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const newest = useRef<File | null>(null);

  const choose = async (file: File | null): Promise<void> => {
    newest.current = file;
    setProof(null);
    setProblem(null);
    setIsPreparing(file !== null);
    if (!file) return;
    const prepared = await prepareProof(file, mostBytes);
    // Another file was chosen, or this one removed, while it was being prepared.
    if (newest.current !== file) return;
    setIsPreparing(false);
    if (!prepared.ok) return setProblem(prepared.problem);
    setProof({ id: newId(), content: prepared.file });
  };

  return { proof, file: proof && asFile(proof.content), problem, isPreparing, choose };
}
