import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, PackageSearch } from 'lucide-react';
import { useState } from 'react';
import { postQueries } from '#src/data/community/posts.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { useListPages } from '../list/use-list-pages.ts';
import { QueryView } from '../query-view.tsx';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { useLive } from '../use-live.ts';
import { WaitingMark } from '../waiting-mark.tsx';
import { PostCard } from './post-card.tsx';
import { PostComposer } from './post-composer.tsx';
import type { CommunityScene } from './scene.ts';

interface PostFeedProps {
  scene: CommunityScene;
  part: 'board' | 'lost_and_found';
}

/** What is written in a part of the community: what stands at its head, then the newest. */
export function PostFeed({ scene, part }: PostFeedProps) {
  const { post: text } = useText('community');
  const common = useText('common');
  const [search, setSearch] = useState('');
  const asked = useDebouncedValue(search.trim());
  const pages = useListPages(postQueries.list(scene.propertyId, part, asked));
  useLive([{ table: 'community_posts', filter: `property_id=eq.${scene.propertyId}` }], [postQueries.all]);
  return (
    <div className="in-turn grid gap-5">
      {scene.canWrite ? <PostComposer scene={scene} part={part} /> : null}
      <SearchField
        label={text.search}
        value={search}
        onChange={setSearch}
        clearLabel={common.actions.clear}
      />
      {part === 'board' && asked === '' ? <Pinned scene={scene} /> : null}
      <QueryView
        query={pages}
        skeleton={<SkeletonText label={common.states.loading} rows={6} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<NothingHere part={part} canWrite={scene.canWrite} isSearched={asked !== ''} />}
      >
        {(rows) => (
          <>
            <ol className="grid gap-4">
              {rows.map((post) => (
                <li key={post.id}>
                  <PostCard post={post} scene={scene} />
                </li>
              ))}
            </ol>
            {pages.loadMore ? (
              <Button isBlock isBusy={pages.isLoadingMore} onClick={pages.loadMore}>
                {text.more}
              </Button>
            ) : null}
          </>
        )}
      </QueryView>
    </div>
  );
}

function Pinned({ scene }: { scene: CommunityScene }) {
  const query = useQuery(postQueries.pinned(scene.propertyId));
  return (
    <QueryView query={query} skeleton={<WaitingMark />} isEmpty={(rows) => rows.length === 0} empty={null}>
      {(rows) => (
        <ol className="grid gap-4">
          {rows.map((post) => (
            <li key={post.id}>
              <PostCard post={post} scene={scene} />
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

interface NothingHereProps {
  part: PostFeedProps['part'];
  canWrite: boolean;
  isSearched: boolean;
}

function NothingHere({ part, canWrite, isSearched }: NothingHereProps) {
  const { post: text } = useText('community');
  const icon = part === 'board' ? MessagesSquare : PackageSearch;
  // Who has moved out reads what they wrote themselves, and is not invited to write.
  const [title, hint] = isSearched
    ? [text.noMatchTitle, text.noMatchText]
    : !canWrite
      ? [text.formerEmptyTitle, text.formerEmptyText]
      : part === 'board'
        ? [text.emptyTitle, text.emptyText]
        : [text.lostEmptyTitle, text.lostEmptyText];
  return (
    <Card isFlush>
      <EmptyState {...(!isSearched && { icon })} title={title} text={hint} />
    </Card>
  );
}
