import { useGo } from '#src/islands/shell/use-go.ts';

/** Goes back to the journal, and forgets what was typed. */
export function useWayBack(clearDraft: () => void): () => void {
  const go = useGo();
  return () => {
    clearDraft();
    go('/finance/journal');
  };
}
