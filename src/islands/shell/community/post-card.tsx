import { Building2, CheckCheck, EyeOff, Flag, MessageCircle, Pin } from 'lucide-react';
import { useState } from 'react';
import type { CommunityPost } from '#src/data/community/posts.ts';
import { useText } from '#src/i18n/react.tsx';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { InstantText } from '#src/ui/components/date-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { useSession } from '../session.ts';
import { Comments } from './comments.tsx';
import { PostMenu } from './post-menu.tsx';
import type { CommunityScene } from './scene.ts';

interface PostCardProps {
  post: CommunityPost;
  scene: CommunityScene;
}

/** How the author is named to the reader. */
export function useAuthorName(post: CommunityPost): string {
  const { post: text } = useText('community');
  const { userId } = useSession();
  if (post.authorId === userId) return text.you;
  return post.isFromOffice ? text.office : post.authorName || text.neighbour;
}

/** Who wrote it and when, and what can be done with it. */
export function PostHead({ post, scene }: PostCardProps) {
  const name = useAuthorName(post);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {post.isFromOffice ? (
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-selected text-action">
          <Building2 size={20} aria-hidden="true" />
        </span>
      ) : (
        <Avatar name={post.authorName || name} />
      )}
      <p className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-14 text-hint">
          <InstantText instant={post.createdAt} timeZone={scene.timeZone} />
        </span>
      </p>
      {scene.canWrite || scene.side === 'tenant' ? <PostMenu post={post} scene={scene} /> : null}
    </div>
  );
}

function Badges({ post }: { post: CommunityPost }) {
  const { post: text } = useText('community');
  const { kind } = post;
  return (
    <p className="flex flex-wrap gap-2 empty:hidden">
      {kind === 'lost' || kind === 'found' ? (
        <Badge tone={kind === 'lost' ? 'warn' : 'info'}>{text.kinds[kind]}</Badge>
      ) : null}
      {post.settledAt ? (
        <Badge tone="good" icon={CheckCheck}>
          {text.settled}
        </Badge>
      ) : null}
      {post.pinnedAt ? (
        <Badge tone="info" icon={Pin}>
          {text.pinned}
        </Badge>
      ) : null}
      {post.hiddenAt ? (
        <Badge tone="bad" icon={EyeOff}>
          {text.hidden}
        </Badge>
      ) : null}
      {post.openReportCount > 0 ? (
        <Badge tone="warn" icon={Flag}>
          {text.reports({ count: post.openReportCount })}
        </Badge>
      ) : null}
    </p>
  );
}

/** What was written, with its photos. */
export function PostBody({ post }: { post: CommunityPost }) {
  const { post: text } = useText('community');
  return (
    <>
      <Badges post={post} />
      <p className="max-w-prose text-16 break-words whitespace-pre-line">{post.body}</p>
      {post.hiddenAt ? <Notice tone="warn">{text.hiddenWhy({ reason: post.hiddenReason })}</Notice> : null}
      {post.photos.length > 0 ? (
        <ul className="grid max-w-lg grid-cols-2 gap-2">
          {post.photos.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
                <img
                  src={url}
                  alt={text.photo({ number: index + 1 })}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-control bg-sunken object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** A post of the board, or something lost or found; its comments open below it. */
export function PostCard({ post, scene }: PostCardProps) {
  const { comments } = useText('community');
  const [isOpen, setOpen] = useState(false);
  return (
    <article className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <PostHead post={post} scene={scene} />
      <PostBody post={post} />
      <div>
        <Button variant="quiet" icon={MessageCircle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {comments.show({ count: post.commentCount })}
        </Button>
      </div>
      {isOpen ? <Comments post={post} scene={scene} /> : null}
    </article>
  );
}
