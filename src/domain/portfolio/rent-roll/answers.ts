import type { IsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode, PropertyType } from '#src/domain/foundation/enums.ts';
import type { DecimalSign } from '#src/domain/foundation/spreadsheet-numbers.ts';
import type { DateOrder } from '#src/domain/foundation/written-day.ts';
import type { RollField } from './fields.ts';

/** What is told once for the cells of a sheet that are empty; `ends_on` in months from the first day. */
export const usualFields = [
  'property',
  'property_type',
  'province',
  'municipality',
  'unit',
  'due_day',
  'starts_on',
  'ends_on',
  'deposit_held',
] as const satisfies readonly RollField[];
export type UsualField = (typeof usualFields)[number];

/** What a sheet does not say by itself, asked once for all of it. */
export const rollQuestions = ['date_order', 'thousands', 'joined', 'same_name', 'past_leases'] as const;
export type RollQuestion = (typeof rollQuestions)[number];

export interface RollAnswers {
  readonly usual: Readonly<Partial<Record<UsualField, string>>>;
  /** Rent is charged from this day on; what was owed before comes as a balance. */
  readonly chargedFrom: IsoDate;
  readonly dateOrder: DateOrder | null;
  /** Whether "25.000" is twenty-five thousand. */
  readonly thousands: 'yes' | 'no' | null;
  readonly joined: 'one' | 'several' | null;
  readonly sameName: 'one' | 'several' | null;
  readonly pastLeases: 'month_to_month' | 'ended' | null;
}

/** How the cells of a sheet are read: what its own values say, what was answered, and the organization's day and currency. */
export interface HowToRead {
  readonly answers: RollAnswers;
  readonly order: DateOrder;
  readonly sign: DecimalSign;
  readonly currency: CurrencyCode;
  readonly today: IsoDate;
  /** Properties that are here already, by their short names: nothing of them is asked. */
  readonly here: ReadonlyMap<string, KnownPlace>;
}

/** What is known of a property that is here already. */
export interface KnownPlace {
  readonly property_type: PropertyType;
  readonly municipality: string;
  readonly province: string;
}
