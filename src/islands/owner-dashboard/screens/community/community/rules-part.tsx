import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { publishHouseRules } from '#src/data/community/mutations.ts';
import { communityQueries, type HouseRules } from '#src/data/community/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { EarlierRules, RulesText } from '#src/islands/shell/community/rules-text.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraftText } from '#src/islands/shell/form/use-draft-text.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const SHORTEST = 10;
const LONGEST = 20_000;

/** The rules that hold, the next version, and which tenants have read them. */
export function RulesPart({ scene }: { scene: CommunityScene }) {
  const { tabs, rules: text } = useText('community');
  const { states } = useText('common');
  const { can } = useOrganization();
  const query = useQuery(communityQueries.rules(scene.propertyId));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={6} />}>
      {([current, ...earlier]) => (
        <>
          <Card title={tabs.rules}>
            {current ? (
              <RulesText rules={current} timeZone={scene.timeZone} />
            ) : (
              <p className="text-15 text-hint">{text.noneOffice}</p>
            )}
          </Card>
          {scene.canWrite ? <RulesForm key={current?.id} scene={scene} current={current} /> : null}
          {current && can('people.read') ? <Readers scene={scene} /> : null}
          <EarlierRules versions={earlier} timeZone={scene.timeZone} />
        </>
      )}
    </QueryView>
  );
}

interface RulesFormProps {
  scene: CommunityScene;
  current: HouseRules | undefined;
}

/** Begins with the rules that hold, or with what was typed before a reload. */
function RulesForm({ scene, current }: RulesFormProps) {
  const { rules: text } = useText('community');
  const [draft, setDraft, clear] = useDraftText(`rules:${current?.id ?? scene.propertyId}`);
  const [isTouched, setTouched] = useState(draft !== '');
  const body = isTouched ? draft : (current?.body ?? '');
  const isShort = body.trim().length < SHORTEST;
  const isSame = body.trim() === current?.body;
  const publish = useAction({
    mutationFn: (written: string, id) =>
      publishHouseRules({ propertyId: scene.propertyId, body: written }, id),
    invalidates: [communityQueries.all],
    toast: text.published,
    onDone: clear,
  });
  const problem = isShort ? text.tooShort : isSame ? text.same : undefined;
  return (
    <Card title={text.write}>
      <ActionForm action={publish} input={!problem ? body.trim() : null}>
        <TextArea
          label={text.label}
          hint={text.hint}
          rows={8}
          maxLength={LONGEST}
          value={body}
          onChange={(event) => {
            setTouched(true);
            setDraft(event.target.value);
          }}
          error={problem}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={publish.isRunning}>
            {text.publish}
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}

function Readers({ scene }: { scene: CommunityScene }) {
  const { rules: text } = useText('community');
  const { states } = useText('common');
  const language = useLanguage();
  const query = useQuery(communityQueries.readers(scene.propertyId));
  return (
    <Card title={text.readers} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.nobody}</p>}
      >
        {(rows) => (
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <li
                key={row.leaseTenantId}
                className="flex flex-wrap items-center justify-between gap-3 px-5 py-3"
              >
                <span className="min-w-0 break-words">
                  {row.fullName} <span className="text-hint">· {row.unitLabel}</span>
                </span>
                {row.acknowledgedAt ? (
                  <Badge tone="good" icon={CircleCheck}>
                    {text.readOn({
                      date: formatDate(
                        todayIn(scene.timeZone, Date.parse(row.acknowledgedAt)),
                        language,
                        'short',
                      ),
                    })}
                  </Badge>
                ) : (
                  <Badge icon={CircleDashed}>{text.notRead}</Badge>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}
