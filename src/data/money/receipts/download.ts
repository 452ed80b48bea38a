import { fetchFile } from '#src/data/api.ts';

/**
 * The PDF of a receipt, read as the signed-in user.
 * @param language of the document, 'es' or 'en'
 * Errors: unauthenticated, not_found, offline.
 */
export async function fetchReceiptPdf(receiptId: string, language: string): Promise<Blob> {
  return fetchFile(`/api/receipts/${receiptId}.pdf?lang=${language}`);
}

/**
 * The PDF of a fiscal receipt, read as the signed-in user.
 * @param language 'es', or 'en' for English captions beside the Spanish
 * Errors: unauthenticated, not_found, offline.
 */
export async function fetchFiscalReceiptPdf(invoiceId: string, language: string): Promise<Blob> {
  return fetchFile(`/api/fiscal-receipts/${invoiceId}.pdf?lang=${language}`);
}

/** The PDF of a receipt that was given out for one's own purchase, as `fetchFiscalReceiptPdf`. */
export async function fetchPurchaseReceiptPdf(receiptId: string, language: string): Promise<Blob> {
  return fetchFile(`/api/purchase-receipts/${receiptId}.pdf?lang=${language}`);
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
