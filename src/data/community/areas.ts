import { queryOptions } from '@tanstack/react-query';
import type { ReservationStatus, TimeSpan } from '#src/domain/community/community.ts';
import { byText } from '#src/domain/foundation/text-order.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow, ViewRow } from '../rows.ts';

/** What can be reserved; times of day are of the organization's zone. */
export type CommonArea = Omit<TableRow<'common_areas'>, 'organization_id' | 'property_id'>;
export type Reservation = Omit<
  ViewRow<'area_reservations_list', 'lease_id' | 'reserved_by' | 'area_name'>,
  'organization_id' | 'property_id'
>;

const RESERVATION_COLUMNS =
  'id, area_id, lease_id, reserved_by, starts_at, ends_at, status, note, reason, created_at, area_name, reserved_by_name';
const MOST_RESERVATIONS = 300;

const upcoming = (nowMs: number) =>
  getClient()
    .from('area_reservations_list')
    .select(RESERVATION_COLUMNS)
    .gt('ends_at', new Date(nowMs).toISOString())
    .order('starts_at')
    .limit(MOST_RESERVATIONS);

/** Common areas of a property and who has them when. */
export const areaQueries = {
  all: ['community', 'areas'] as const,
  ofProperty: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'areas', propertyId],
      queryFn: async (): Promise<CommonArea[]> => {
        const answer = await getClient()
          .from('common_areas')
          .select(
            'id, name, description, opens_at, closes_at, slot_minutes, max_per_week, days_ahead, needs_approval, is_open',
          )
          .eq('property_id', propertyId);
        return unwrap(answer).sort((one, other) => byText(one.name, other.name));
      },
    }),
  /** When an area is taken between two moments, without saying by whom. */
  busy: (areaId: string, from: number, to: number) =>
    queryOptions({
      queryKey: ['community', 'areas', 'busy', areaId, from, to],
      queryFn: async (): Promise<TimeSpan[]> => {
        const answer = await getClient().rpc('area_busy_times', {
          p_area_id: areaId,
          p_from: new Date(from).toISOString(),
          p_to: new Date(to).toISOString(),
        });
        return unwrap(answer);
      },
    }),
  /** What a lease has reserved and is not over. */
  ofLease: (leaseId: string) =>
    queryOptions({
      queryKey: ['community', 'areas', 'lease', leaseId],
      queryFn: async () => unwrap(await upcoming(Date.now()).eq('lease_id', leaseId)) as Reservation[],
    }),
  /** What is reserved in a property and is not over. */
  reservations: (propertyId: string) =>
    queryOptions({
      queryKey: ['community', 'areas', 'reservations', propertyId],
      queryFn: async () =>
        unwrap(
          await upcoming(Date.now())
            .eq('property_id', propertyId)
            .in('status', ['requested', 'confirmed'] satisfies ReservationStatus[]),
        ) as Reservation[],
    }),
};

/** Adds a common area under an id made for it, or changes the one that has it. */
export async function saveArea(
  input: Omit<CommonArea, 'id'> & { readonly propertyId: string },
  areaId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('save_common_area', {
      p_area_id: areaId,
      p_property_id: input.propertyId,
      p_name: input.name,
      p_description: input.description,
      p_opens_at: input.opens_at,
      p_closes_at: input.closes_at,
      p_slot_minutes: input.slot_minutes,
      p_max_per_week: input.max_per_week,
      p_days_ahead: input.days_ahead,
      p_needs_approval: input.needs_approval,
      p_is_open: input.is_open,
    }),
  );
}

/** Reserves a slot; the office blocks one. Errors: `slot_taken`, `slot_past`, `slot_too_far`, `week_full`, `area_closed`. */
export async function reserveArea(
  input: { readonly areaId: string; readonly startsAt: string; readonly note: string },
  reservationId: string,
): Promise<ReservationStatus> {
  const answer = await getClient().rpc('reserve_area', {
    p_reservation_id: reservationId,
    p_area_id: input.areaId,
    p_starts_at: input.startsAt,
    p_note: input.note,
  });
  return unwrap(answer);
}

/** The office confirms or refuses. Errors: `reservation_decided`, `reason_missing`. */
export async function decideReservation(input: {
  readonly id: string;
  readonly isConfirmed: boolean;
  readonly reason: string;
}): Promise<void> {
  unwrap(
    await getClient().rpc('decide_reservation', {
      p_reservation_id: input.id,
      p_is_confirmed: input.isConfirmed,
      p_reason: input.reason,
    }),
  );
}

/** Gives a slot back; the office says why. Errors: `reservation_decided`, `reason_missing`. */
export async function cancelReservation(input: {
  readonly id: string;
  readonly reason: string;
}): Promise<void> {
  unwrap(await getClient().rpc('cancel_reservation', { p_reservation_id: input.id, p_reason: input.reason }));
}
