import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { acknowledgeHouseRules } from '#src/data/community/mutations.ts';
import { communityQueries, type HouseRules } from '#src/data/community/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { EarlierRules, RulesText } from '#src/islands/shell/community/rules-text.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** The rules of the house, and whether the reader has said that they read them. */
export function RulesPart({ scene }: { scene: CommunityScene }) {
  const { rules: text, tabs } = useText('community');
  const { states } = useText('common');
  const query = useQuery(communityQueries.rules(scene.propertyId));
  useLive(
    [{ table: 'house_rules', filter: `property_id=eq.${scene.propertyId}` }],
    [communityQueries.rules(scene.propertyId).queryKey],
  );
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={6} />}>
      {([current, ...earlier]) =>
        current ? (
          <div className="in-turn grid gap-5">
            <Card title={tabs.rules}>
              <RulesText rules={current} timeZone={scene.timeZone} />
            </Card>
            {scene.canWrite ? <Acknowledgement rules={current} scene={scene} /> : null}
            <EarlierRules versions={earlier} timeZone={scene.timeZone} />
          </div>
        ) : (
          <Card isFlush>
            <EmptyState icon={ScrollText} title={tabs.rules} text={text.none} />
          </Card>
        )
      }
    </QueryView>
  );
}

function Acknowledgement({ rules, scene }: { rules: HouseRules; scene: CommunityScene }) {
  const { rules: text } = useText('community');
  const { userId } = useSession();
  const language = useLanguage();
  const query = useQuery(communityQueries.ownAcknowledgement(rules.id, userId));
  const acknowledge = useAction({
    mutationFn: () => acknowledgeHouseRules({ rulesId: rules.id }),
    invalidates: [
      communityQueries.rules(scene.propertyId).queryKey,
      ['community', 'rules', 'acknowledgement'],
    ],
    toast: text.thanks,
  });
  return (
    <QueryView query={query} skeleton={<WaitingMark />}>
      {(acknowledgedAt) =>
        acknowledgedAt ? (
          <Notice tone="good">
            {text.acknowledged({
              date: formatDate(todayIn(scene.timeZone, Date.parse(acknowledgedAt)), language),
            })}
          </Notice>
        ) : (
          <Notice
            tone="warn"
            action={
              <Button
                variant="primary"
                isBusy={acknowledge.isRunning}
                onClick={() => void acknowledge.run(undefined)}
              >
                {text.acknowledge}
              </Button>
            }
          >
            {text.changed}
            {acknowledge.error ? (
              <span role="alert" className="block text-bad">
                {acknowledge.error}
              </span>
            ) : null}
          </Notice>
        )
      }
    </QueryView>
  );
}
