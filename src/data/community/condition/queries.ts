import { queryOptions } from '@tanstack/react-query';
import { LINKS_FRESH_MS, type LinkedPhoto, linkPhotos, uploadAnnounced } from '#src/data/announced-photos.ts';
import { getClient } from '#src/data/client.ts';
import { unwrap } from '#src/data/errors.ts';
import type { TableRow } from '#src/data/rows.ts';
import type { ConditionMoment, ItemCondition } from '#src/domain/community/community.ts';

export type ConditionReport = Omit<TableRow<'condition_reports'>, 'organization_id' | 'lease_id'>;
export type ConditionItem = Pick<
  TableRow<'condition_items'>,
  'id' | 'report_id' | 'origin_id' | 'room' | 'name' | 'condition' | 'note'
> & { readonly photos: readonly LinkedPhoto[] };
/** Both reports of a lease with all of their items, in their order. */
export interface LeaseCondition {
  readonly reports: readonly ConditionReport[];
  readonly items: readonly ConditionItem[];
}

const REPORT_COLUMNS =
  'id, moment, revision, created_by, created_at, office_confirmed_at, office_confirmed_by, tenant_confirmed_at, tenant_confirmed_by';
const MOST_ITEMS = 600;

async function fetchCondition(leaseId: string): Promise<LeaseCondition> {
  const client = getClient();
  const [reports, items, photos] = await Promise.all([
    client.from('condition_reports').select(REPORT_COLUMNS).eq('lease_id', leaseId).order('moment'),
    client
      .from('condition_items')
      .select('id, report_id, origin_id, room, name, condition, note')
      .eq('lease_id', leaseId)
      .order('position')
      .limit(MOST_ITEMS),
    client.from('condition_photos').select('id, path, item_id').eq('lease_id', leaseId).order('created_at'),
  ]);
  const links = await linkPhotos(
    'condition-photos',
    unwrap(photos).map(({ id, path, item_id }) => ({ id, path, ownerId: item_id })),
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
    queryOptions({
      queryKey: ['condition', leaseId],
      queryFn: () => fetchCondition(leaseId),
      staleTime: LINKS_FRESH_MS,
    }),
  /** The reports alone, for a line about how far they have come. */
  reports: (leaseId: string) =>
    queryOptions({
      queryKey: ['condition', leaseId, 'reports'],
      queryFn: async (): Promise<ConditionReport[]> =>
        unwrap(
          await getClient()
            .from('condition_reports')
            .select(REPORT_COLUMNS)
            .eq('lease_id', leaseId)
            .order('moment'),
        ),
    }),
  /** Which items show why a line of the deposit settlement was kept. */
  evidence: (leaseId: string) =>
    queryOptions({
      queryKey: ['condition', leaseId, 'evidence'],
      queryFn: async () => {
        const client = getClient();
        const [lines, links] = await Promise.all([
          client
            .from('deposit_deductions')
            .select('id, kind, description, amount_minor')
            .eq('lease_id', leaseId)
            .neq('kind', 'owed')
            .order('position'),
          client.from('deduction_evidence').select('deduction_id, item_id').eq('lease_id', leaseId),
        ]);
        const linked = unwrap(links);
        return unwrap(lines).map((line) => ({
          ...line,
          itemIds: linked.filter((link) => link.deduction_id === line.id).map((link) => link.item_id),
        }));
      },
    }),
};

/** Begins a report under an id made for it, or answers the id of the one that there is. */
export async function startReport(
  input: { readonly leaseId: string; readonly moment: ConditionMoment },
  reportId: string,
): Promise<string> {
  const answer = await getClient().rpc('start_condition_report', {
    p_report_id: reportId,
    p_lease_id: input.leaseId,
    p_moment: input.moment,
  });
  return unwrap(answer);
}

/** Adds an item under an id made for it, or changes it. Errors: `report_confirmed`, `too_many_items`. */
export async function saveItem(
  input: {
    readonly reportId: string;
    readonly room: string;
    readonly name: string;
    readonly condition: ItemCondition;
    readonly note: string;
  },
  itemId: string,
): Promise<void> {
  unwrap(
    await getClient().rpc('save_condition_item', {
      p_item_id: itemId,
      p_report_id: input.reportId,
      p_room: input.room,
      p_name: input.name,
      p_condition: input.condition,
      p_note: input.note,
    }),
  );
}

/** Takes an item and its photos out. Errors: `report_confirmed`, `item_compared`. */
export async function removeItem(itemId: string): Promise<void> {
  unwrap(await getClient().rpc('remove_condition_item', { p_item_id: itemId }));
}

/** Adds a photo (JPEG, at most 2 MB) to an item. Errors: `report_confirmed`, `item_photos_full`. */
export async function addItemPhoto(
  input: { readonly itemId: string; readonly picture: Blob },
  photoId: string,
): Promise<void> {
  const path = unwrap(
    await getClient().rpc('add_condition_photo', { p_photo_id: photoId, p_item_id: input.itemId }),
  );
  await uploadAnnounced('condition-photos', path, input.picture);
}

/** The reader's side agrees with what they have read. Errors: `report_changed`, `report_empty`. */
export async function confirmReport(input: {
  readonly reportId: string;
  readonly revision: number;
}): Promise<void> {
  unwrap(
    await getClient().rpc('confirm_condition_report', {
      p_report_id: input.reportId,
      p_revision: input.revision,
    }),
  );
}

/** Says which items show why a line of the deposit settlement was kept. */
export async function setEvidence(input: {
  readonly deductionId: string;
  readonly itemIds: readonly string[];
}): Promise<void> {
  unwrap(
    await getClient().rpc('set_deduction_evidence', {
      p_deduction_id: input.deductionId,
      p_item_ids: [...input.itemIds],
    }),
  );
}
