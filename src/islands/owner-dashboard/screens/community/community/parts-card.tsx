import { setCommunityParts } from '#src/data/community/mutations.ts';
import { type CommunityParts, communityQueries } from '#src/data/community/queries.ts';
import { communityParts, partFlags } from '#src/domain/community/community.ts';
import { useText } from '#src/i18n/react.tsx';
import type { CommunityScene } from '#src/islands/shell/community/scene.ts';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useOptimisticValue } from '#src/islands/shell/use-optimistic-value.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

/** Which parts the tenants of the property have; each counts at once. */
export function PartsCard({ scene, parts }: { scene: CommunityScene; parts: CommunityParts }) {
  const { settings: text } = useText('community');
  const save = useAction({
    mutationFn: (next: CommunityParts) => setCommunityParts({ propertyId: scene.propertyId, ...next }),
    invalidates: [communityQueries.parts(scene.propertyId).queryKey],
    toast: text.saved,
  });
  const [shown, setShown] = useOptimisticValue(parts, save.failure !== null);
  return (
    <Card title={text.parts} description={text.partsText}>
      <div className="grid gap-1">
        {communityParts.map((part) => (
          <Checkbox
            key={part}
            label={text.part[`has_${part}`]}
            checked={shown[partFlags[part]]}
            disabled={save.isRunning}
            onChange={(event) => {
              const next = { ...shown, [partFlags[part]]: event.target.checked };
              setShown(next);
              void save.run(next);
            }}
          />
        ))}
      </div>
      <FailureNote text={save.error} />
    </Card>
  );
}
