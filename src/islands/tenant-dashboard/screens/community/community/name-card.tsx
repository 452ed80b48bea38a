import { useQuery } from '@tanstack/react-query';
import { setNeighbourName } from '#src/data/community/mutations.ts';
import { postQueries } from '#src/data/community/posts.ts';
import { communityQueries } from '#src/data/community/queries.ts';
import { type NeighbourNameKind, neighbourNameKinds } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useOptimisticValue } from '#src/islands/shell/use-optimistic-value.ts';
import { Card } from '#src/ui/components/card.tsx';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** What neighbours read of the reader's name; a choice counts at once, for what was written before too. */
export function NameCard() {
  const { settings: text } = useText('community');
  const { userId } = useSession();
  const query = useQuery(communityQueries.ownName(userId));
  return (
    <Card title={text.name} description={text.nameText}>
      <QueryView query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {(shown) => <NameChoice userId={userId} known={shown} />}
      </QueryView>
    </Card>
  );
}

function NameChoice({ userId, known }: { userId: string; known: NeighbourNameKind }) {
  const { settings: text } = useText('community');
  const choose = useAction({
    mutationFn: (shown: NeighbourNameKind) => setNeighbourName({ shown }),
    invalidates: [communityQueries.ownName(userId).queryKey, postQueries.all],
    toast: text.saved,
  });
  const [shown, setShown] = useOptimisticValue(known, choose.failure !== null);
  return (
    <ChoiceGroup
      label={text.name}
      isLabelHidden
      name="neighbour-name"
      value={shown}
      error={choose.error ?? undefined}
      onChange={(event) => {
        const kind = event.target.value as NeighbourNameKind;
        setShown(kind);
        void choose.run(kind);
      }}
      choices={neighbourNameKinds.map((value) => ({ value, label: text.names[value] }))}
    />
  );
}
