import { call, repeatable, verb } from '#src/data/call.ts';
import type { Answer } from '#src/data/functions.ts';
import { PAGE_SIZE, type Page, toPage, withNullsLast } from '#src/data/keyset.ts';
import { pagesQuery, query, recordQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import { patternsOf } from '#src/data/text-filter.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListQuery, ListSpec } from '#src/domain/foundation/list-query.ts';

/** Work that comes again; `nextOn` is null for a plan that rests or is over. */
export type PreventivePlan = Selected<
  'preventive_plans_list',
  typeof COLUMNS,
  { readonly checklist: readonly string[] }
>;
/** A day of a plan: what it became, or why it is skipped or postponed to `dueOn`. */
export type PreventiveDay = Answer<'list_preventive_days'>[number];

const COLUMNS =
  'id, propertyId, unitId, assetId, title, description, category, priority, every, rhythm, startsOn, endsOn, leadDays, checklist, assignedTo, isActive, nextOn, lastError, createdAt, propertyName, unitLabel, assetName, assigneeName';

/** What the list of plans can be asked for. */
export const preventivePlanListSpec = {
  filters: { property: 'any', state: ['paused', 'failing'] },
  sortColumns: ['next_on', 'created_at'],
  defaultSort: { column: 'next_on', direction: 'asc' },
} as const satisfies ListSpec;

async function fetchPlans(
  organizationId: string,
  asked: ListQuery,
  cursor: ListCursor | null,
): Promise<Page<PreventivePlan>> {
  const { property, state } = asked.filters;
  const patterns = await patternsOf(asked.search);
  const ask = () => {
    let rows = select('preventive_plans_list', COLUMNS, { organizationId });
    for (const pattern of patterns) rows = rows.like('searchText', pattern);
    if (property) rows = rows.in('propertyId', [...property]);
    if (state?.includes('paused')) rows = rows.is('isActive', false);
    if (state?.includes('failing')) rows = rows.not('lastError', 'is', null);
    return rows;
  };
  const rows = await withNullsLast(ask, asked.sort, cursor, PAGE_SIZE + 1);
  return toPage(rows as unknown as PreventivePlan[], asked.sort);
}

export const preventivePlanQueries = {
  all: ['preventive-plans'] as const,
  list: (organizationId: string, asked: ListQuery) =>
    pagesQuery(
      ['preventive-plans', organizationId, 'list', { ...asked, cursor: null }],
      (cursor) => fetchPlans(organizationId, asked, cursor),
      asked.cursor,
    ),
  byId: (planId: string) =>
    recordQuery<PreventivePlan>(['preventive-plans', 'plan', planId], () =>
      select('preventive_plans_list', COLUMNS, { id: planId }).maybeSingle(),
    ),
  /** The next days, and the last ones with what became of them, the first first. */
  days: (planId: string) =>
    query(['preventive-plans', 'plan', planId, 'days'], () => call('list_preventive_days', { planId })),
};

/** A new plan (`planId` null), or changes of one. Errors: `asset_elsewhere`, `assignee_not_member`, `text_length`. */
export const savePreventivePlan = repeatable('save_preventive_plan');

/** Lets a plan rest, or go on from today. */
export const setPreventivePlanActive = verb('set_preventive_plan_active');

/** Leaves out one day. Errors: `preventive_day_opened`, `reason_missing`. */
export const skipPreventiveDay = verb('skip_preventive_day');

/** Moves one day to another. Errors: `preventive_day_opened`, `reason_missing`, `scheduled_in_past`. */
export const postponePreventiveDay = verb('postpone_preventive_day');
