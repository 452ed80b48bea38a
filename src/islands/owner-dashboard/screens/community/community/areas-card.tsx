import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { areaQueries, type CommonArea } from '#src/data/community/areas.ts';
import { useText } from '#src/i18n/react.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AreaDialog } from './area-dialog.tsx';

/** The areas themselves, with their hours and rules. */
export function AreasCard({ scene }: { scene: CommunityScene }) {
  const { areas: text } = useText('community');
  const { states } = useText('common');
  const query = useQuery(areaQueries.ofProperty(scene.propertyId));
  const [edited, setEdited] = useState<CommonArea | 'new' | null>(null);
  return (
    <Card
      title={text.title}
      isFlush
      action={
        scene.canWrite ? (
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        ) : null
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.noneText}</p>}
      >
        {(rows) => (
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((area) => (
              <AreaLine
                key={area.id}
                area={area}
                onEdit={scene.canWrite ? () => setEdited(area) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {edited ? (
        <AreaDialog
          propertyId={scene.propertyId}
          area={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Card>
  );
}

function AreaLine({ area, onEdit }: { area: CommonArea; onEdit: (() => void) | undefined }) {
  const { areas: text } = useText('community');
  const short = (time: string) => time.slice(0, 5);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">{area.name}</p>
        <p className="text-14 text-secondary tabular-nums">
          {text.slot({ from: short(area.opensAt), to: short(area.closesAt) })} ·{' '}
          {text.minutes({ count: area.slotMinutes })}
        </p>
        <p className="text-14 text-hint">
          {text.rules({ count: area.maxPerWeek, days: area.daysAhead })}
          {area.needsApproval ? ` ${text.approval}` : ''}
        </p>
      </div>
      {area.isOpen ? null : <Badge>{text.closed}</Badge>}
      {onEdit ? <Button onClick={onEdit}>{text.edit}</Button> : null}
    </li>
  );
}
