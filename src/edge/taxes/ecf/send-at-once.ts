import { object } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost, recordOf } from '#src/edge/caller-endpoint.ts';
import { checked, jsonAnswer, RecordId } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { type Client, serviceClient } from '#src/edge/supabase.ts';
import { workDeps } from './ecf-timer.ts';
import { workOnOne } from './run-work.ts';

const readNeeded = (variables: Env) => ({ ...readSettings(variables), variables });
const OPEN: readonly string[] = ['to_sign', 'signed', 'sent'];
type ReceiptColumn = 'invoiceId' | 'purchaseReceiptId';

/**
 * An endpoint that works on the document of one receipt at once, for whoever may change money: the database says who.
 * @param of the column that names the receipt
 */
export const sendAtOnce = (of: ReceiptColumn) =>
  callerPost(readNeeded, object({}), async ({ settings, caller, params }) => {
    const receiptId = checked(RecordId, params.id);
    const { id, state } = await find(caller, of, receiptId);
    if (OPEN.includes(state) && (await isAgainDue(caller, id)))
      await workOnOne(workDeps(settings.variables, serviceClient(settings)), id);
    const { id: _, ...now } = await find(caller, of, receiptId);
    return jsonAnswer(now);
  });

async function find(caller: Client, of: ReceiptColumn, receiptId: string) {
  const columns = 'id, state, messages, problems';
  const found = await caller.from('ecf_documents').select(columns).eq(of, receiptId).maybeSingle();
  return recordOf<NonNullable<typeof found.data>>(found, 'ecf_document_not_found');
}

/** False where it has got its verdict meanwhile. @throws Problem for somebody who may not. */
async function isAgainDue(caller: Client, documentId: string): Promise<boolean> {
  try {
    await call(caller, 'retry_ecf', { documentId });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'ecf_done') return false;
    throw error;
  }
}
