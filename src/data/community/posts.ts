import { pagesQuery, query } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { CommunityPart } from '#src/domain/community/community.ts';
import type { ListCursor } from '#src/domain/foundation/list-cursor.ts';
import type { ListSort } from '#src/domain/foundation/list-query.ts';
import { LINKS_FRESH_MS, type LinkedPhoto, linkPhotos } from '../announced-photos.ts';
import { unwrap } from '../errors.ts';
import { type Page, startAfter, toPage } from '../keyset.ts';
import { patternsOf } from '../text-filter.ts';

type PostRow = Selected<'community_posts_list', typeof COLUMNS>;
/** A post or a comment; `author_name` as its author chose for neighbours, in full for the office, empty when it is of the office. */
export type CommunityPost = PostRow & { readonly photos: readonly LinkedPhoto[] };
/** What somebody said to be wrong with a post, and the post. */
export type ReportedPost = {
  readonly post: CommunityPost;
  readonly reports: readonly {
    readonly id: string;
    readonly reason: string;
    readonly reporterName: string;
  }[];
};

const COLUMNS =
  'id, organizationId, propertyId, part, kind, parentId, leaseId, authorId, body, createdAt, pinnedAt, settledAt, hiddenAt, hiddenReason, isFromOffice, authorName, commentCount, openReportCount';
const NEWEST: ListSort = { column: 'created_at', direction: 'desc' };
const PAGE_SIZE = 20;
const MOST_COMMENTS = 200;
const MOST_WAITING = 100;

async function withPhotos(rows: readonly PostRow[]): Promise<CommunityPost[]> {
  const ids = rows.filter(({ kind }) => kind !== 'comment').map(({ id }) => id);
  const photos =
    ids.length === 0
      ? []
      : unwrap(await select('community_photos', 'id, path, postId').in('postId', ids).order('createdAt'));
  const links = await linkPhotos(
    'community-photos',
    photos.map(({ id, path, postId }) => ({ id, path, ownerId: postId })),
  );
  return rows.map((row) => ({ ...row, photos: links.get(row.id) ?? [] }));
}

const posts = () => select('community_posts_list', COLUMNS).is('withdrawnAt', null);

async function fetchPage(
  propertyId: string,
  part: CommunityPart,
  search: string,
  cursor: ListCursor | null,
): Promise<Page<CommunityPost>> {
  let rows = posts()
    .eq('propertyId', propertyId)
    .eq('part', part as 'board')
    .is('parentId', null)
    .is('pinnedAt', null);
  for (const pattern of await patternsOf(search)) rows = rows.like('searchText', pattern);
  const answer = await startAfter(rows, NEWEST, cursor)
    .order('createdAt', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE + 1);
  const page = toPage(unwrap(answer) as PostRow[], NEWEST, 'id', PAGE_SIZE);
  return { rows: await withPhotos(page.rows), next: page.next };
}

async function fetchReported(propertyId: string): Promise<ReportedPost[]> {
  const reports = unwrap(
    await select('community_reports_list', 'id, postId, reason, reporterName', { propertyId })
      .is('decidedAt', null)
      .order('createdAt')
      .limit(MOST_WAITING),
  ) as { id: string; postId: string; reason: string; reporterName: string }[];
  if (reports.length === 0) return [];
  const ids = [...new Set(reports.map(({ postId }) => postId))];
  const rows = await withPhotos(unwrap(await posts().in('id', ids)) as PostRow[]);
  return rows.map((post) => ({ post, reports: reports.filter(({ postId }) => postId === post.id) }));
}

/** What is written in the community of a property. Former tenants find what they wrote themselves. */
export const postQueries = {
  all: ['community', 'posts'] as const,
  /** The newest first, without those at the head; `search` is compared without accents. */
  list: (propertyId: string, part: CommunityPart, search: string) =>
    pagesQuery(
      ['community', 'posts', propertyId, part, search],
      (cursor) => fetchPage(propertyId, part, search, cursor),
      null,
      { staleTime: LINKS_FRESH_MS },
    ),
  /** What the office keeps at the head of the board: three at most. */
  pinned: (propertyId: string) =>
    query(['community', 'posts', propertyId, 'pinned'], async () => {
      const answer = await posts()
        .eq('propertyId', propertyId)
        .not('pinnedAt', 'is', null)
        .order('pinnedAt', { ascending: false });
      return withPhotos(unwrap(answer) as PostRow[]);
    }),
  /** The oldest first, 200 at most. */
  comments: (postId: string) =>
    query(['community', 'posts', 'comments', postId], async () =>
      withPhotos(
        unwrap(await posts().eq('parentId', postId).order('createdAt').limit(MOST_COMMENTS)) as PostRow[],
      ),
    ),
  /** What waits for a moderator, the oldest report first. */
  reported: (propertyId: string) =>
    query(['community', 'posts', propertyId, 'reported'], () => fetchReported(propertyId)),
  /** What is hidden, the newest first. */
  hidden: (propertyId: string) =>
    query(['community', 'posts', propertyId, 'hidden'], async () => {
      const answer = await posts()
        .eq('propertyId', propertyId)
        .not('hiddenAt', 'is', null)
        .order('createdAt', { ascending: false })
        .limit(MOST_WAITING);
      return withPhotos(unwrap(answer) as PostRow[]);
    }),
};
