import { submitDocument } from '#src/data/documents/request-mutations.ts';
import { reportPayment, uploadProof } from '#src/data/leasing/tenancy/mutations.ts';
import {
  addMaintenancePhoto,
  rateMaintenance,
  reportMaintenance,
  writeMaintenanceMessage,
} from '#src/data/maintenance/mutations.ts';
import { sendMessage, startConversations } from '#src/data/messages/mutations.ts';
import { readNotice } from '#src/data/messages/notices/mutations.ts';
import type { OutboxKind } from '#src/domain/foundation/outbox.ts';
import type { UploadProgress } from '../uploads/send-file.ts';
import type { OutboxActions, OutboxFile } from './entry.ts';

/** How an action is on its way. */
export interface Delivery {
  readonly requestId: string;
  /** How the upload of one of its files goes. */
  readonly progress: (file: OutboxFile) => UploadProgress;
}

type Sender<Kind extends OutboxKind> = (action: OutboxActions[Kind], delivery: Delivery) => Promise<string>;

async function sendPhotos(
  maintenanceId: string,
  photos: readonly OutboxFile[],
  { progress }: Delivery,
): Promise<void> {
  for (const photo of photos)
    await addMaintenancePhoto({ id: maintenanceId, picture: photo.content }, photo.id, progress(photo));
}

/**
 * How each kind of action is done; every step may be repeated without a second effect. Returns the id of what was made or
 * changed. A new kind takes a line in `OutboxActions` and one here.
 */
export const senders: { readonly [Kind in OutboxKind]: Sender<Kind> } = {
  async maintenance_report({ photos, ...report }, delivery) {
    const id = await reportMaintenance(report, delivery.requestId);
    await sendPhotos(id, photos, delivery);
    return id;
  },
  async maintenance_message({ maintenanceId, ...message }, { requestId }) {
    await writeMaintenanceMessage({ maintenanceId, ...message }, requestId);
    return maintenanceId;
  },
  async maintenance_photos({ maintenanceId, photos }, delivery) {
    await sendPhotos(maintenanceId, photos, delivery);
    return maintenanceId;
  },
  async maintenance_rating({ maintenanceId, ...rating }, { requestId }) {
    await rateMaintenance({ maintenanceId, ...rating }, requestId);
    return maintenanceId;
  },
  async payment_report({ organizationId, proof, currency: _, ...report }, { requestId, progress }) {
    const lease = { id: report.leaseId, organizationId };
    const proofPath = proof ? await uploadProof(lease, proof, progress(proof)) : null;
    return reportPayment({ ...report, proofPath }, requestId);
  },
  async message({ conversationId, text, files }, { requestId }) {
    const named = files.map(({ id, content }) => ({ id, file: content as File }));
    await sendMessage({ conversationId, clientId: requestId, text, files: named });
    return conversationId;
  },
  async conversation({ leaseId, subject, text: body }, { requestId }) {
    const [id] = await startConversations({ leaseIds: [leaseId], subject, body }, requestId);
    if (!id) throw new Error('no conversation was begun');
    return id;
  },
  async requested_document({ documentRequestId, files }, { progress }) {
    for (const file of files) await submitDocument(documentRequestId, file, progress(file));
    return documentRequestId;
  },
  async notice_acknowledgement({ noticeId }) {
    await readNotice({ noticeId, isAcknowledged: true });
    return noticeId;
  },
};

/** Does an action now. @throws AppError */
export function sendAction<Kind extends OutboxKind>(
  kind: Kind,
  action: OutboxActions[Kind],
  delivery: Delivery,
): Promise<string> {
  const send: Sender<Kind> = senders[kind];
  return send(action, delivery);
}
