import { useQuery } from '@tanstack/react-query';
import { setNeighbourName } from '#src/data/community/mutations.ts';
import { postQueries } from '#src/data/community/posts.ts';
import { communityQueries } from '#src/data/community/queries.ts';
import { type NeighbourNameKind, neighbourNameKinds } from '#src/domain/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** What neighbours read of the reader's name; a choice counts at once, for what was written before too. */
export function NameCard() {
  const { settings: text } = useText('community');
  const { userId } = useSession();
  const own = communityQueries.ownName(userId);
  const query = useQuery(own);
  const choose = useAction({
    mutationFn: (shown: NeighbourNameKind) => setNeighbourName(shown),
    invalidates: [own.queryKey, postQueries.all],
    toast: text.saved,
  });
  return (
    <Card title={text.name} description={text.nameText}>
      <QueryView query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {(shown) => (
          <ChoiceGroup
            label={text.name}
            isLabelHidden
            name="neighbour-name"
            value={shown}
            error={choose.error ?? undefined}
            onChange={(event) => void choose.run(event.target.value as NeighbourNameKind)}
            choices={neighbourNameKinds.map((value) => ({ value, label: text.names[value] }))}
          />
        )}
      </QueryView>
    </Card>
  );
}
