import { call, maker, verb } from '#src/data/call.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { ReservationStatus, TimeSpan } from '#src/domain/community/community.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { unwrap } from '../errors.ts';

const COMMON_AREA_COLUMNS =
  'id, name, description, opensAt, closesAt, slotMinutes, maxPerWeek, daysAhead, needsApproval, isOpen';
/** What can be reserved; times of day are of the organization's zone. */
export type CommonArea = Selected<'common_areas', typeof COMMON_AREA_COLUMNS>;
export type Reservation = Selected<'area_reservations_list', typeof RESERVATION_COLUMNS>;

const RESERVATION_COLUMNS =
  'id, areaId, leaseId, reservedBy, startsAt, endsAt, status, note, reason, createdAt, areaName, reservedByName';
const MOST_RESERVATIONS = 300;

const upcoming = (nowMs: number) =>
  select('area_reservations_list', RESERVATION_COLUMNS)
    .gt('endsAt', new Date(nowMs).toISOString())
    .order('startsAt')
    .limit(MOST_RESERVATIONS);

/** Common areas of a property and who has them when. */
export const areaQueries = {
  all: ['community', 'areas'] as const,
  ofProperty: (propertyId: string) =>
    query(['community', 'areas', propertyId], async (): Promise<CommonArea[]> => {
      const answer = await select('common_areas', COMMON_AREA_COLUMNS, { propertyId });
      return unwrap(answer).sort((one, other) => byText(one.name, other.name));
    }),
  /** When an area is taken between two moments, without saying by whom. */
  busy: (areaId: string, from: number, to: number) =>
    query(['community', 'areas', 'busy', areaId, from, to], async (): Promise<TimeSpan[]> => {
      return call('area_busy_times', {
        areaId,
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      });
    }),
  /** What a lease has reserved and is not over. */
  ofLease: (leaseId: string) =>
    rowsQuery(['community', 'areas', 'lease', leaseId], () => upcoming(Date.now()).eq('leaseId', leaseId)),
  /** What is reserved in a property and is not over. */
  reservations: (propertyId: string) =>
    rowsQuery(['community', 'areas', 'reservations', propertyId], () =>
      upcoming(Date.now())
        .eq('propertyId', propertyId)
        .in('status', ['requested', 'confirmed'] satisfies ReservationStatus[]),
    ),
};

/** Adds a common area under an id made for it, or changes the one that has it. */
export const saveArea = maker('save_common_area', 'areaId');

/** Reserves a slot; the office blocks one. Errors: `slot_taken`, `slot_past`, `slot_too_far`, `week_full`, `area_closed`. */
export const reserveArea = maker('reserve_area', 'reservationId');

/** The office confirms or refuses. Errors: `reservation_decided`, `reason_missing`. */
export const decideReservation = verb('decide_reservation');

/** Gives a slot back; the office says why. Errors: `reservation_decided`, `reason_missing`. */
export const cancelReservation = verb('cancel_reservation');
