import { call } from '#src/data/call.ts';
import { getClient } from '#src/data/client.ts';
import { AppError, unwrap } from '#src/data/errors.ts';
import type { Answer } from '#src/data/functions.ts';
import { PAGE_SIZE, type Page } from '#src/data/keyset.ts';
import { pagesQuery, query } from '#src/data/query.ts';
import { select } from '#src/data/rows.ts';
import { changeRow, removeRow } from '#src/data/table-rows.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import {
  type MeterKind,
  meterKinds,
  type UnitAmenity,
  type UnitEventKind,
  unitAmenities,
  unitEventKinds,
} from '#src/domain/portfolio/unit-facts.ts';
import { UNIT_COLUMNS, type Unit } from './queries.ts';

/** A unit with what its page tells beyond the list. */
export type UnitDetail = Unit & { readonly amenities: readonly UnitAmenity[] };

export interface UnitMeter {
  readonly id: string;
  readonly kind: MeterKind;
  readonly number: string;
}

/** One thing that happened to a unit. */
export type UnitEvent = Omit<Answer<'unit_timeline'>[number], 'kind'> & { readonly kind: UnitEventKind };
async function fetchUnit(organizationId: string, unitId: string): Promise<UnitDetail> {
  const [listed, written] = await Promise.all([
    select('units_list', UNIT_COLUMNS, { organizationId, id: unitId }).maybeSingle(),
    select('units', 'amenities', { organizationId, id: unitId }).maybeSingle(),
  ]);
  const [unit, rest] = [unwrap(listed), unwrap(written)];
  if (!unit || !rest) throw new AppError('not_found', 'not_found');
  return { ...(unit as Unit), amenities: unitAmenities.filter((name) => rest.amenities.includes(name)) };
}

async function fetchMeters(organizationId: string, unitId: string): Promise<UnitMeter[]> {
  const answer = await select('unit_meters', 'id, kind, number', { organizationId, unitId })
    .order('kind')
    .order('number');
  return unwrap(answer).flatMap((row) => {
    const kind = meterKinds.find((name) => name === row.kind);
    return kind ? [{ ...row, kind }] : [];
  });
}

async function fetchTimeline(unitId: string, before: ListCursor | null): Promise<Page<UnitEvent>> {
  const rows = await call('unit_timeline', {
    unitId,
    limit: PAGE_SIZE + 1,
    ...(before && { beforeOn: String(before.key[0]), beforeKey: before.id }),
  });
  const events = rows.slice(0, PAGE_SIZE).flatMap((row): UnitEvent[] => {
    const kind = unitEventKinds.find((name) => name === row.kind);
    if (!kind) return [];
    return [{ ...row, kind }];
  });
  const last = events.at(-1);
  if (rows.length <= PAGE_SIZE || !last) return { rows: events, next: null };
  return { rows: events, next: { key: [last.happenedOn], id: last.key } };
}

/** A unit's own page; part of the units' cache, so that a change of a unit loads it again. */
export const unitDetailQueries = {
  byId: (organizationId: string, unitId: string) =>
    query(['units', organizationId, 'detail', unitId], () => fetchUnit(organizationId, unitId)),
  meters: (organizationId: string, unitId: string) =>
    query(['units', organizationId, 'meters', unitId], () => fetchMeters(organizationId, unitId)),
  timeline: (organizationId: string, unitId: string) =>
    pagesQuery(['units', organizationId, 'timeline', unitId], (cursor) => fetchTimeline(unitId, cursor)),
};

interface UnitPlace {
  readonly organizationId: string;
  readonly unitId: string;
}

/** Changes what a unit comes with. Error: `not_found` when the caller may not. */
export async function saveAmenities(
  input: UnitPlace & { readonly amenities: readonly UnitAmenity[] },
): Promise<void> {
  await changeRow(
    'units',
    { organizationId: input.organizationId, id: input.unitId },
    { amenities: [...input.amenities] },
  );
}

/** Adds a meter under an id that the client made. Error: `already_exists` for a number that the unit has. */
export async function addMeter(
  input: UnitPlace & { readonly kind: MeterKind; readonly number: string },
  meterId: string,
): Promise<void> {
  unwrap(
    await getClient().from('unit_meters').insert({
      id: meterId,
      organizationId: input.organizationId,
      unitId: input.unitId,
      kind: input.kind,
      number: input.number.trim(),
    }),
  );
}

/** Takes a meter off a unit. Error: `not_found` when the caller may not. */
export async function removeMeter(input: { organizationId: string; meterId: string }): Promise<void> {
  await removeRow('unit_meters', { organizationId: input.organizationId, id: input.meterId });
}
