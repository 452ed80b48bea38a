import { useQuery } from '@tanstack/react-query';
import { publishPost } from '#src/data/community/post-mutations.ts';
import { type CommunityPost, postQueries } from '#src/data/community/posts.ts';
import { LONGEST_POST } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useDraftText } from '../form/use-draft-text.ts';
import { QueryView } from '../query-view.tsx';
import { useAction } from '../use-action.ts';
import { PostBody, PostHead } from './post-card.tsx';
import type { CommunityScene } from './scene.ts';

interface CommentsProps {
  post: CommunityPost;
  scene: CommunityScene;
}

/** What was said about a post, the oldest first, and the way to say something. */
export function Comments({ post, scene }: CommentsProps) {
  const { comments: text } = useText('community');
  const { states } = useText('common');
  const query = useQuery(postQueries.comments(post.id));
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="text-15 text-hint">{text.none}</p>}
      >
        {(rows) => (
          <ol className="grid gap-4">
            {rows.map((comment) => (
              <li key={comment.id} className="grid gap-2 rounded-card bg-sunken p-4">
                <PostHead post={comment} scene={scene} />
                <PostBody post={comment} />
              </li>
            ))}
          </ol>
        )}
      </QueryView>
      {scene.canWrite && post.hiddenAt === null ? <CommentForm post={post} scene={scene} /> : null}
    </div>
  );
}

function CommentForm({ post, scene }: CommentsProps) {
  const { comments: text, post: postText } = useText('community');
  const [body, setBody, clear] = useDraftText(`comment:${post.id}`);
  const isEmpty = body.trim() === '';
  const send = useAction({
    mutationFn: (written: string, id) =>
      publishPost({ propertyId: scene.propertyId, kind: 'comment', body: written, parentId: post.id }, id),
    invalidates: [postQueries.all],
    onDone: clear,
  });
  return (
    <ActionForm className="grid gap-3" action={send} input={!isEmpty ? body.trim() : null}>
      <TextArea
        label={text.label}
        rows={2}
        maxLength={LONGEST_POST}
        value={body}
        onChange={(event) => setBody(event.target.value)}
        error={isEmpty ? postText.empty : undefined}
      />
      <div>
        <Button type="submit" isBusy={send.isRunning}>
          {text.send}
        </Button>
      </div>
    </ActionForm>
  );
}
