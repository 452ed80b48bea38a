import type { ReceivedReceipt } from '#src/data/expenses/received/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { fetchReceivedXml } from '#src/data/taxes/ecf-files.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Whether its bytes are kept: not of what was not received. */
export const hasFile = ({ state }: Pick<ReceivedReceipt, 'state'>): boolean => state !== 'refused';

/** Saves the file of a received receipt, byte by byte as it came, named as its sender named it. */
export function useReceivedXml({ id, senderTaxId, encf }: ReceivedReceipt) {
  const { id: organizationId } = useOrganization();
  return useAction({
    mutationFn: () => fetchReceivedXml(organizationId, id),
    onDone: (file: Blob) => saveFile(file, `${senderTaxId}${encf}.xml`),
  });
}
