import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode, LateFeeKind, PaymentStatus } from '#src/domain/foundation/enums.ts';
import type { MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';

/** What the assistant knows of the lease that a tenant asks about: all of it is the tenant's to read. Minor units. */
export interface TenancyFacts {
  readonly today: IsoDate;
  readonly lease: LeaseFacts;
  readonly due: DueFacts;
  /** The next rent that is not charged yet. */
  readonly nextRent: { readonly dueOn: IsoDate; readonly amountMinor: number } | null;
  /** The next agreed change of the rent. */
  readonly nextStep: { readonly startsOn: IsoDate; readonly amountMinor: number } | null;
  readonly latestPayment: PaymentFacts | null;
  readonly latestReceipt: {
    readonly number: string;
    readonly issuedOn: IsoDate;
    readonly amountMinor: number;
  } | null;
  /** Requests that are not completed or cancelled, the newest first. */
  readonly openRequests: readonly RequestFacts[];
  /** The notice that the law asks of whoever leaves at the end of the term, where it does. */
  readonly notice: { readonly days: number; readonly law: string; readonly article: string } | null;
}

export interface LeaseFacts {
  readonly phase: 'current' | 'future' | 'former';
  readonly startsOn: IsoDate;
  /** Null while the lease runs on from month to month. */
  readonly lastDay: IsoDate | null;
  readonly currency: CurrencyCode;
  readonly dueDay: number;
  readonly rentMinor: number | null;
  readonly depositMinor: number;
  readonly lateFee: LateFeeFacts;
  readonly place: string;
  readonly address: string;
  readonly landlord: string;
}

export interface LateFeeFacts {
  readonly kind: LateFeeKind;
  readonly minor: number | null;
  readonly basisPoints: number | null;
  readonly capMinor: number | null;
  readonly graceDays: number;
}

export interface DueFacts {
  readonly state: 'clear' | 'waiting' | 'late' | 'today' | 'upcoming';
  readonly remainingMinor: number;
  readonly lateMinor: number;
  readonly waitingMinor: number;
  readonly dueOn: IsoDate | null;
}

export interface PaymentFacts {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly amountMinor: number;
  readonly paidOn: IsoDate;
  readonly reason: string | null;
}

export interface RequestFacts {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly status: MaintenanceStatus;
}
