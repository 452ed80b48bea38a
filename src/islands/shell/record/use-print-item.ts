import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';

const CALM_MS = 300;
const LONGEST_MS = 10_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Opens every folded section, waits until they have what they show, and prints the page. */
async function printWhole(client: QueryClient): Promise<void> {
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details[data-folded]'))
    section.open = true;
  let waited = 0;
  do {
    await pause(CALM_MS);
    waited += CALM_MS;
  } while (client.isFetching() > 0 && waited < LONGEST_MS);
  window.print();
}

/** The entry of a record's menu that prints its page with all sections. */
export function usePrintItem(): MenuItem {
  const client = useQueryClient();
  const { print } = useText('record');
  return { id: 'print', label: print, icon: Printer, onSelect: () => void printWhole(client) };
}
