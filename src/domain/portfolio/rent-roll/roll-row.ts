import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type {
  CurrencyCode,
  IdentityType,
  LeaseStatus,
  PropertyType,
  UnitUse,
} from '#src/domain/foundation/enums.ts';
import { type RollFault, type RollRemark, type Unread, unread } from './faults.ts';
import type { RollField } from './fields.ts';
import { textIn } from './values.ts';

/** Letters of a note about a person. */
export const LONGEST_NOTE = 2000;

export interface RollPerson {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly identityType: IdentityType | null;
  readonly identityNumber: string;
  /** What the row says of its own beside its facts; of whoever is named first. */
  readonly notes: string;
}
export interface RollLease {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly status: LeaseStatus;
  readonly dueDay: number;
  readonly depositMinor: number;
  readonly heldMinor: number;
  readonly balanceMinor: number;
  readonly chargedFrom: IsoDate;
}
/** What a row says; of a unit without a tenant the rent is what it is offered for. */
export interface RollRow {
  readonly line: number;
  readonly property: string;
  readonly facts: {
    readonly property_type: PropertyType;
    readonly street: string;
    readonly sector: string;
    readonly municipality: string;
    readonly province: string;
  };
  /** Fields of the property that this row fills itself. */
  readonly own: readonly RollField[];
  readonly unit: {
    readonly label: string;
    readonly unit_use: UnitUse;
    readonly bedrooms: number | null;
    readonly bathrooms: number | null;
    readonly area_m2: number | null;
  };
  readonly currency: CurrencyCode;
  readonly rentMinor: number | null;
  readonly people: readonly RollPerson[];
  readonly lease: RollLease | null;
  readonly remarks: readonly RollRemark[];
}
export interface ReadRoll {
  readonly row: RollRow | null;
  readonly faults: readonly { readonly field: RollField; readonly fault: RollFault }[];
}

export type Given = (field: RollField) => string;
/** Reads a cell and notes what is wrong with it; null when it could not be read. */
export type Take = <Value>(field: RollField, read: (given: string) => Value | Unread) => Value | null;

/** A text that has to be there. */
export const needed = (most: number) => (given: string) =>
  given === '' ? unread('missing') : textIn(given, most);
/** Reads a cell, or says what one without a value means. */
export const ifFilled =
  <Value, Empty>(read: (given: string) => Value | Unread, empty: () => Empty | Unread) =>
  (given: string) =>
    given === '' ? empty() : read(given);
export const none = () => null;
