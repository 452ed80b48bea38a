import { sendFile } from '#src/data/api.ts';
import { verb } from '#src/data/call.ts';

interface UploadedReceipt {
  readonly receivedId: string;
  readonly billId: string;
}

/**
 * Sends the file of an electronic receipt, which becomes a draft bill, or finds its own. Errors: receipt_file_unreadable,
 * receipt_file_unsigned, receipt_file_of_others, too_large, receipt_not_valid, nothing_to_book and those of save_bill.
 */
export const uploadReceipt = ({
  organizationId,
  file,
}: {
  readonly organizationId: string;
  readonly file: File;
}): Promise<UploadedReceipt> =>
  sendFile(
    `/api/received-receipts?organization=${organizationId}`,
    new Blob([file], { type: 'application/xml' }),
  );

/** The bill of a received receipt. Returns its id. Errors: receipt_not_valid, nothing_to_book and those of save_bill. */
export const makeReceivedBill = verb('make_received_bill');

/** Approves or refuses the deal. Errors: receipt_not_valid, receipt_without_approval, approval_elsewhere, receipt_answered, reason_missing. */
export const answerReceived = verb('answer_received_ecf');
