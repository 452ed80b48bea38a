import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const CALM_MS = 300;
const LONGEST_MS = 10_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Opens every folded section, waits until they have what they show, and prints the page. */
export function usePrintWhole(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-folded]'))
      section.open = true;
    let waited = 0;
    do {
      await pause(CALM_MS);
      waited += CALM_MS;
    } while (client.isFetching() > 0 && waited < LONGEST_MS);
    window.print();
  }, [client]);
}
