import { LINKS_FRESH_MS, type LinkedPhoto, linkPhotos, uploadAnnounced } from '#src/data/announced-photos.ts';
import { call, maker, verb } from '#src/data/call.ts';
import { unwrap } from '#src/data/errors.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';

export type ConditionReport = Selected<'condition_reports', typeof REPORT_COLUMNS>;
const CONDITION_ITEM_COLUMNS = 'id, reportId, originId, room, name, condition, note';
export type ConditionItem = Selected<'condition_items', typeof CONDITION_ITEM_COLUMNS> & {
  readonly photos: readonly LinkedPhoto[];
};
/** Both reports of a lease with all of their items, in their order. */
export interface LeaseCondition {
  readonly reports: readonly ConditionReport[];
  readonly items: readonly ConditionItem[];
}

const REPORT_COLUMNS =
  'id, moment, revision, createdBy, createdAt, officeConfirmedAt, officeConfirmedBy, tenantConfirmedAt, tenantConfirmedBy';
const MOST_ITEMS = 600;

async function fetchCondition(leaseId: string): Promise<LeaseCondition> {
  const [reports, items, photos] = await Promise.all([
    select('condition_reports', REPORT_COLUMNS, { leaseId }).order('moment'),
    select('condition_items', CONDITION_ITEM_COLUMNS, { leaseId }).order('position').limit(MOST_ITEMS),
    select('condition_photos', 'id, path, itemId', { leaseId }).order('createdAt'),
  ]);
  const links = await linkPhotos(
    'condition-photos',
    unwrap(photos).map(({ id, path, itemId }) => ({ id, path, ownerId: itemId })),
  );
  return {
    reports: unwrap(reports),
    items: unwrap(items).map((item) => ({ ...item, photos: links.get(item.id) ?? [] })),
  };
}

/** How the place of a lease was found and left. */
export const conditionQueries = {
  all: ['condition'] as const,
  ofLease: (leaseId: string) =>
    query(['condition', leaseId], () => fetchCondition(leaseId), { staleTime: LINKS_FRESH_MS }),
  /** The reports alone, for a line about how far they have come. */
  reports: (leaseId: string) =>
    rowsQuery(['condition', leaseId, 'reports'], () =>
      select('condition_reports', REPORT_COLUMNS, { leaseId }).order('moment'),
    ),
  /** Which items show why a line of the deposit settlement was kept. */
  evidence: (leaseId: string) =>
    query(['condition', leaseId, 'evidence'], async () => {
      const [lines, links] = await Promise.all([
        select('deposit_deductions', 'id, kind, description, amountMinor', { leaseId })
          .neq('kind', 'owed')
          .order('position'),
        select('deduction_evidence', 'deductionId, itemId', { leaseId }),
      ]);
      const linked = unwrap(links);
      return unwrap(lines).map((line) => ({
        ...line,
        itemIds: linked.filter((link) => link.deductionId === line.id).map((link) => link.itemId),
      }));
    }),
};

/** Begins a report under an id made for it, or answers the id of the one that there is. */
export const startReport = maker('start_condition_report', 'reportId');

/** Adds an item under an id made for it, or changes it. Errors: `report_confirmed`, `too_many_items`. */
export const saveItem = maker('save_condition_item', 'itemId');

/** Takes an item and its photos out. Errors: `report_confirmed`, `item_compared`. */
export const removeItem = verb('remove_condition_item');

/** Adds a photo (JPEG, at most 2 MB) to an item. Errors: `report_confirmed`, `item_photos_full`. */
export async function addItemPhoto(
  input: { readonly itemId: string; readonly picture: Blob },
  photoId: string,
): Promise<void> {
  const path = await call('add_condition_photo', { photoId, itemId: input.itemId });
  await uploadAnnounced('condition-photos', path, input.picture);
}

/** The reader's side agrees with what they have read. Errors: `report_changed`, `report_empty`. */
export const confirmReport = verb('confirm_condition_report');

/** Says which items show why a line of the deposit settlement was kept. */
export const setEvidence = verb('set_deduction_evidence');
