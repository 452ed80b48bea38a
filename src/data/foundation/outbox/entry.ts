import type { ErrorKind } from '#src/data/errors.ts';
import type { ReceivedMoney } from '#src/data/money/payments/received.ts';
import type { PaymentMethod } from '#src/domain/foundation/enums.ts';
import type { OutboxKind, OutboxState } from '#src/domain/foundation/outbox.ts';
import type { MaintenanceCategory, MaintenancePriority } from '#src/domain/maintenance/maintenance-enums.ts';

/** A file that is on its way with an action. */
export interface OutboxFile {
  /** Made once: sending the file again finds it there already. */
  readonly id: string;
  readonly content: Blob;
}

/** What can be done without a connection, by kind, with all that is needed to do it later. */
export interface OutboxActions extends Record<OutboxKind, object> {
  maintenance_report: {
    readonly leaseId: string;
    readonly category: MaintenanceCategory;
    readonly priority: MaintenancePriority;
    readonly title: string;
    readonly description: string;
    readonly mayEnter: boolean;
    readonly accessNote: string;
    readonly photos: readonly OutboxFile[];
  };
  maintenance_message: {
    readonly maintenanceId: string;
    readonly body: string;
    readonly isInternal: boolean;
  };
  maintenance_photos: { readonly maintenanceId: string; readonly photos: readonly OutboxFile[] };
  maintenance_rating: {
    readonly maintenanceId: string;
    /** 1 to 5. */
    readonly rating: number;
    readonly comment: string;
  };
  payment_report: {
    readonly organizationId: string;
    readonly leaseId: string;
    /** Minor units of the lease's currency. */
    readonly amountMinor: number;
    readonly currency: string;
    /** What was paid where that was the other currency. */
    readonly received?: ReceivedMoney | null;
    readonly paidOn: string;
    readonly method: PaymentMethod;
    readonly reference: string;
    readonly proof: OutboxFile | null;
  };
  message: {
    readonly conversationId: string;
    readonly text: string;
    /** Each a `File`: its name goes with it. */
    readonly files: readonly OutboxFile[];
  };
  /** A new conversation of the tenants of a lease with their landlord. */
  conversation: { readonly leaseId: string; readonly subject: string; readonly text: string };
  /** What the landlord asked for: one photo or PDF, each a `File`. */
  requested_document: {
    readonly documentRequestId: string;
    /** What was asked for. */
    readonly name: string;
    readonly files: readonly OutboxFile[];
  };
  notice_acknowledgement: {
    readonly noticeId: string;
    /** What it is called, in its reader's language. */
    readonly title: string;
  };
}

interface Entry<Kind extends OutboxKind> {
  /** The action's request id: the server does it once, however often it arrives. */
  readonly id: string;
  readonly userId: string;
  readonly kind: Kind;
  readonly action: OutboxActions[Kind];
  readonly state: OutboxState;
  /** Milliseconds since 1970; entries are sent in this order. */
  readonly createdAt: number;
  readonly sentAt?: number;
  /** Attempts that the server answered with a failure of its own. */
  readonly attempts: number;
  /** Why it was refused. */
  readonly failure?: {
    readonly kind: ErrorKind;
    readonly code: string;
    readonly params: Readonly<Record<string, unknown>>;
  };
  /** Where the upload of a file goes on, by the file's id. */
  readonly uploads?: Readonly<Record<string, string>>;
}

export type OutboxEntry = { [Kind in OutboxKind]: Entry<Kind> }[OutboxKind];
export type OutboxEntryOf<Kind extends OutboxKind> = Entry<Kind>;

/** Whether an entry has yet to arrive. */
export const isUnsent = ({ state }: OutboxEntry): boolean => state !== 'sent';

/** The files of an action. */
export function filesOf({ action }: Pick<OutboxEntry, 'action'>): readonly OutboxFile[] {
  if ('photos' in action) return action.photos;
  if ('files' in action) return action.files;
  return 'proof' in action && action.proof ? [action.proof] : [];
}
