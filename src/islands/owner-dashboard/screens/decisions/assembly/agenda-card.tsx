import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AgendaRow } from './agenda-row.tsx';

const MotionDialog = lazyPart(() => import('./motion-dialog.tsx').then((file) => file.MotionDialog));

/** The agenda with how each item stands; in session its votes are opened and closed here, and motions are added. */
export function AgendaCard({ assembly }: { assembly: Assembly }) {
  const { agenda: text } = useText('assembly');
  const { call } = useText('assemblies');
  const { states } = useText('common');
  const { can } = useOrganization();
  const [isMoving, setMoving] = useState(false);
  const query = useQuery(assemblyQueries.items(assembly.id));
  const isInSession = assembly.status === 'in_session' && can('decisions.write');
  return (
    <Card title={text.title} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonText label={states.loading} rows={4} />}
        isEmpty={(items) => items.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{call.noItems}</p>}
      >
        {(items) => (
          <ol className="divide-y divide-line border-t border-line">
            {items.map((item) => (
              <AgendaRow key={item.id} item={item} assembly={assembly} isInSession={isInSession} />
            ))}
          </ol>
        )}
      </QueryView>
      {isInSession ? (
        <div className="border-t border-line px-5 py-4">
          <Button icon={Plus} onClick={() => setMoving(true)}>
            {text.addMotion}
          </Button>
        </div>
      ) : null}
      {isMoving ? <MotionDialog assembly={assembly} onClose={() => setMoving(false)} /> : null}
    </Card>
  );
}
