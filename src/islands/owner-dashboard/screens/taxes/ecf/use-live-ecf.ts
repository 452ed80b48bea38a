import { ecfQueries } from '#src/data/taxes/ecf.ts';
import { ofOrganization } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { useIssuer } from '../taxes/use-issuer.ts';

/** Reads again what shows electronic receipts, when one of them gets further: most do so by the timer. */
export function useLiveEcf(): void {
  const { id } = useOrganization();
  const { key } = useIssuer();
  useLive(ofOrganization(id, 'ecf_documents'), ecfQueries.changing(key));
}
