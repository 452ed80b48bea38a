import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { conditionQueries, type LeaseCondition, startReport } from '#src/data/community/condition/queries.ts';
import { type ConditionMoment, conditionMoments } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { Tabs } from '#src/ui/components/tabs.tsx';
import { QueryView } from '../query-view.tsx';
import { useAction } from '../use-action.ts';
import { useLive } from '../use-live.ts';
import { ReportPart } from './report-part.tsx';
import type { Side } from './report-state.ts';

export interface ConditionScene {
  readonly leaseId: string;
  readonly timeZone: string;
  readonly side: Side;
  /** False for members who only read, and for tenants long after the end. */
  readonly canWrite: boolean;
}

/** Both reports of a lease, one behind the other. */
export function ConditionView({ scene }: { scene: ConditionScene }) {
  const text = useText('condition');
  const { states } = useText('common');
  const query = useQuery(conditionQueries.ofLease(scene.leaseId));
  useLive([{ table: 'condition_reports', filter: `lease_id=eq.${scene.leaseId}` }], [conditionQueries.all]);
  const [search, setSearch] = useSearchParams();
  const active = conditionMoments.find((moment) => moment === search.get('moment')) ?? 'move_in';
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText label={states.loading} rows={8} />}
      errorTitle={text.errorTitle}
    >
      {(condition) => (
        <Tabs
          label={text.title}
          tabs={conditionMoments.map((id) => ({ id, label: text.moment[id] }))}
          active={active}
          onChange={(id) => setSearch({ moment: id }, { replace: true })}
        >
          <OfMoment key={active} condition={condition} moment={active} scene={scene} />
        </Tabs>
      )}
    </QueryView>
  );
}

interface OfMomentProps {
  condition: LeaseCondition;
  moment: ConditionMoment;
  scene: ConditionScene;
}

function OfMoment({ condition, moment, scene }: OfMomentProps) {
  const text = useText('condition');
  const report = condition.reports.find((one) => one.moment === moment);
  const start = useAction({
    mutationFn: (_: undefined, id) => startReport({ leaseId: scene.leaseId, moment }, id),
    invalidates: [conditionQueries.all],
  });
  if (report) return <ReportPart report={report} items={condition.items} scene={scene} />;
  return (
    <Card isFlush>
      <EmptyState
        icon={ClipboardList}
        title={text.notYet}
        text={start.error ?? text.startText[moment]}
        action={
          scene.canWrite ? (
            <Button variant="primary" isBusy={start.isRunning} onClick={() => void start.run(undefined)}>
              {text.start}
            </Button>
          ) : undefined
        }
      />
    </Card>
  );
}
