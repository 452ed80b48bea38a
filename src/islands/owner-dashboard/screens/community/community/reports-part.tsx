import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moderatePost } from '#src/data/community/post-mutations.ts';
import { postQueries, type ReportedPost } from '#src/data/community/posts.ts';
import { useText } from '#src/i18n/react.tsx';
import { PostBody, PostCard, PostHead } from '#src/islands/shell/community/post-card.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { ReasonDialog } from '#src/islands/shell/form/reason-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

const LONGEST_REASON = 500;

/** What neighbours reported and nobody has decided, and what is hidden now. */
export function ReportsPart({ scene }: { scene: CommunityScene }) {
  const { reports: text } = useText('community');
  const { states } = useText('common');
  const reported = useQuery(postQueries.reported(scene.propertyId));
  const hidden = useQuery(postQueries.hidden(scene.propertyId));
  const skeleton = <SkeletonText label={states.loading} rows={4} />;
  return (
    <>
      <section className="grid gap-4">
        <h2 className="text-20">{text.waiting}</h2>
        <QueryView
          query={reported}
          skeleton={skeleton}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="text-15 text-hint">{text.none}</p>}
        >
          {(rows) => rows.map((row) => <Reported key={row.post.id} reported={row} scene={scene} />)}
        </QueryView>
      </section>
      <section className="grid gap-4">
        <h2 className="text-20">{text.hidden}</h2>
        <QueryView
          query={hidden}
          skeleton={skeleton}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className="text-15 text-hint">{text.noneHidden}</p>}
        >
          {(rows) => rows.map((post) => <PostCard key={post.id} post={post} scene={scene} />)}
        </QueryView>
      </section>
    </>
  );
}

function Reported({ reported, scene }: { reported: ReportedPost; scene: CommunityScene }) {
  const { post: text, reports, dialogs } = useText('community');
  const [isAsked, setAsked] = useState(false);
  const { post } = reported;
  const decide = useAction({
    mutationFn: (input: { isHidden: boolean; reason: string }) => moderatePost({ postId: post.id, ...input }),
    invalidates: [postQueries.all],
    toast: text.done,
    onDone: () => setAsked(false),
  });
  return (
    <article className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <PostHead post={post} scene={{ ...scene, canWrite: false }} />
      <PostBody post={post} />
      <ul className="grid gap-2 rounded-control bg-warn-soft px-4 py-3">
        {reported.reports.map((report) => (
          <li key={report.id} className="text-15">
            <span className="text-secondary">
              {reports.by({ name: report.reporterName || text.neighbour })}{' '}
            </span>
            {report.reason}
          </li>
        ))}
      </ul>
      {decide.error && !isAsked ? (
        <p role="alert" className="text-14 text-bad">
          {decide.error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" onClick={() => setAsked(true)}>
          {text.hide}
        </Button>
        <Button
          isBusy={decide.isRunning && !isAsked}
          onClick={() => void decide.run({ isHidden: false, reason: '' })}
        >
          {text.keep}
        </Button>
      </div>
      {isAsked ? (
        <ReasonDialog
          title={dialogs.hideTitle}
          label={dialogs.hideReason}
          missingText={dialogs.reasonMissing}
          shortest={3}
          maxLength={LONGEST_REASON}
          submitLabel={text.hide}
          isDanger
          action={decide}
          onClose={() => {
            decide.reset();
            setAsked(false);
          }}
          onConfirm={(reason) => void decide.run({ isHidden: true, reason })}
        >
          <p>{dialogs.hideText}</p>
        </ReasonDialog>
      ) : null}
    </article>
  );
}
