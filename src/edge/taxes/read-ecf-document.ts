import { nullable, parse } from 'valibot';
import { rowsOf } from '../caller-endpoint.ts';
import type { Client } from '../supabase.ts';
import { EcfDocument, ecfDocumentColumns } from './ecf-document.ts';

/**
 * The latest document of a receipt, read as the caller; null where there is none: on paper, or given out elsewhere.
 * @throws Problem as the database refuses.
 */
export async function readEcfDocument(
  caller: Client,
  receipt: 'invoiceId' | 'purchaseReceiptId',
  id: string,
): Promise<EcfDocument | null> {
  const found = await caller
    .from('ecf_documents')
    .select(ecfDocumentColumns)
    .eq(receipt, id)
    .order('createdAt', { ascending: false })
    .limit(1)
    .maybeSingle();
  return parse(nullable(EcfDocument), rowsOf(found));
}
