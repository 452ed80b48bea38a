import { useState } from 'react';
import { type MaintenanceRequest, maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useQueuedAction } from '#src/islands/shell/outbox/use-queued-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const STARS = [1, 2, 3, 4, 5];

/** How well it was done; once said, what was said. */
export function RatingCard({ request }: { request: MaintenanceRequest }) {
  const { tenant: text } = useText('maintenance');
  const { form, states } = useText('common');
  const [rating, setRating] = useState<string>('');
  const [comment, setComment] = useState('');
  const rate = useQueuedAction({
    kind: 'maintenance_rating',
    toAction: (input: { rating: number; comment: string }) => ({ maintenanceId: request.id, ...input }),
    invalidates: [maintenanceQueries.all],
    toast: text.rated,
  });
  if (request.rating) {
    return <Notice tone="good">{text.youRated({ count: request.rating })}</Notice>;
  }
  return (
    <Card title={text.rate} description={text.rateText}>
      <ActionForm action={rate} input={rating ? { rating: Number(rating), comment: comment.trim() } : null}>
        <ChoiceGroup
          label={text.rate}
          isLabelHidden
          look="segments"
          name="rating"
          value={rating}
          onChange={(event) => setRating(event.target.value)}
          choices={STARS.map((count) => ({ value: String(count), label: String(count) }))}
          error={!rating ? form.required : undefined}
        />
        <TextArea
          label={text.comment}
          optional={states.optional}
          rows={2}
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <div>
          <Button type="submit" isBusy={rate.isRunning}>
            {text.sendRating}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
