import { useRef, useState } from 'react';
import { addPostPhoto, publishPost } from '#src/data/community/post-mutations.ts';
import { postQueries } from '#src/data/community/posts.ts';
import { newId } from '#src/data/new-id.ts';
import { LONGEST_POST, MOST_POST_PHOTOS } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { ActionForm } from '../form/action-form.tsx';
import { useDraftText } from '../form/use-draft-text.ts';
import { useAction } from '../use-action.ts';
import { PhotoPicker, usePickedPhotos } from './picked-photos.tsx';
import type { CommunityScene } from './scene.ts';

type Part = 'board' | 'lost_and_found';

/** Sends what is written and its photos under one id, however often it takes until all has arrived. */
function usePublish(scene: CommunityScene, draftKey: string) {
  const { post: text } = useText('community');
  const [body, setBody, clearBody] = useDraftText(draftKey);
  const picked = usePickedPhotos(MOST_POST_PHOTOS);
  const postId = useRef(newId());
  const publish = useAction({
    mutationFn: async (input: { kind: 'board' | 'lost' | 'found'; body: string }) => {
      await publishPost({ propertyId: scene.propertyId, ...input }, postId.current);
      for (const { id, picture } of picked.photos) {
        await addPostPhoto({ postId: postId.current, picture }, id);
      }
    },
    invalidates: [postQueries.all],
    toast: text.published,
    onDone: () => {
      postId.current = newId();
      clearBody();
      picked.clear();
    },
  });
  return { body, setBody, picked, publish };
}

/** Writes to everybody in the building. */
export function PostComposer({ scene, part }: { scene: CommunityScene; part: Part }) {
  const { post: text } = useText('community');
  const { body, setBody, picked, publish } = usePublish(scene, `post:${scene.propertyId}:${part}`);
  const [found, setFound] = useState<'lost' | 'found'>('lost');
  const unreadable = picked.unreadable.join(', ');
  const isEmpty = body.trim() === '';
  const office = scene.side === 'office' ? text.writeOffice : text.write;
  return (
    <Card>
      <ActionForm
        className="grid gap-3"
        action={{
          ...publish,
          error: publish.error ?? (unreadable ? text.unreadable({ names: unreadable }) : null),
        }}
        input={isEmpty ? null : { kind: part === 'board' ? 'board' : found, body: body.trim() }}
      >
        {part === 'lost_and_found' ? (
          <ChoiceGroup
            label={text.kind}
            isLabelHidden
            look="segments"
            name="found"
            value={found}
            onChange={(event) => setFound(event.target.value as 'lost' | 'found')}
            choices={(['lost', 'found'] as const).map((value) => ({ value, label: text.kinds[value] }))}
          />
        ) : null}
        <TextArea
          label={part === 'board' ? office : text.lostAndFound}
          hint={text.seenBy}
          rows={3}
          maxLength={LONGEST_POST}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          error={isEmpty ? text.empty : undefined}
        />
        <PhotoPicker picked={picked} most={MOST_POST_PHOTOS} text={text} />
        <div className="max-sm:*:w-full">
          <Button type="submit" variant="primary" isBusy={publish.isRunning || picked.isPreparing}>
            {text.publish}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
