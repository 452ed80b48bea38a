import { CircleAlert, Clock, Plus, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { ErrorCard } from '#src/ui/components/error-card.tsx';
import { LoadingOverlay } from '#src/ui/components/loading-overlay.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import {
  SkeletonDefinitions,
  SkeletonFields,
  SkeletonStats,
  SkeletonTable,
  SkeletonText,
} from '#src/ui/components/skeleton.tsx';
import { Spinner } from '#src/ui/components/spinner.tsx';
import { Section } from './section.tsx';

const overlayMs = 2000;

export function FeedbackSection() {
  const { sections, feedback, buttons } = useText('gallery');
  const { failure, states } = useText('common');
  return (
    <Section id="feedback" title={sections.feedback}>
      <Messages />
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Notice tone="warn" title={feedback.depositTitle}>
          {feedback.depositText}
        </Notice>
        <Notice tone="info">{feedback.confirmedText}</Notice>
        <Notice tone="good">{feedback.goodNews}</Notice>
        <Notice tone="bad">{feedback.badNews}</Notice>
      </div>
      <Card title={feedback.waiting}>
        <div className="grid gap-5">
          <div className="flex items-center gap-6 text-action">
            <Spinner size="sm" label={states.loading} />
            <Spinner size="md" label={states.loading} />
            <Spinner size="lg" label={states.loading} />
          </div>
          <SkeletonText label={states.loading} />
          <SkeletonDefinitions label={states.loading} />
          <SkeletonStats label={states.loading} />
          <SkeletonTable label={states.loading} rows={3} />
          <SkeletonFields label={states.loading} rows={1} />
        </div>
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={feedback.empty}>
          <EmptyState
            icon={Receipt}
            title={feedback.emptyTitle}
            text={feedback.emptyText}
            action={
              <Button variant="primary" icon={Plus}>
                {buttons.primary}
              </Button>
            }
          />
        </Card>
        <ErrorCard
          title={failure.title}
          text={failure.text}
          actions={
            <>
              <Button size="sm" variant="primary">
                {failure.tryAgain}
              </Button>
              <Button size="sm">{failure.reload}</Button>
            </>
          }
        />
      </div>
    </Section>
  );
}

function Messages() {
  const { feedback } = useText('gallery');
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title={feedback.states}>
        <StateBadges />
      </Card>
      <Card title={feedback.messages}>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => showToast('success', feedback.saved)}>
            {feedback.saved}
          </Button>
          <Button size="sm" onClick={() => showToast('info', feedback.info)}>
            {feedback.info}
          </Button>
          <Button size="sm" onClick={() => showToast('error', feedback.failed)}>
            {feedback.failed}
          </Button>
          <OverlayExample />
        </div>
      </Card>
    </div>
  );
}

function StateBadges() {
  const { feedback } = useText('gallery');
  const { enums } = useText('common');
  return (
    <div className="flex flex-wrap gap-2">
      <Badge>{enums.leaseStatus.draft}</Badge>
      <Badge tone="info" icon={Clock}>
        {enums.paymentStatus.reported}
      </Badge>
      <Badge tone="good">{enums.paymentStatus.confirmed}</Badge>
      <Badge tone="warn">{enums.leaseStatus.notice_given}</Badge>
      <Badge tone="bad" icon={CircleAlert}>
        {feedback.late}
      </Badge>
    </div>
  );
}

function OverlayExample() {
  const { feedback } = useText('gallery');
  const [isShown, setIsShown] = useState(false);
  const show = () => {
    setIsShown(true);
    setTimeout(() => setIsShown(false), overlayMs);
  };
  return (
    <>
      <Button size="sm" onClick={show}>
        {feedback.overlay}
      </Button>
      {isShown ? <LoadingOverlay /> : null}
    </>
  );
}
