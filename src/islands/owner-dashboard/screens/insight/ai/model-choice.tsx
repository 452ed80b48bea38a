import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import type { useModel } from './use-model.ts';

/** Whether the model answers; nothing where there is none. */
export function ModelChoice({ model }: { model: ReturnType<typeof useModel> }) {
  const text = useText('ownerAssistant').model;
  const language = useLanguage();
  const { standing, isWanted, setWanted } = model;
  if (!standing) return null;
  return (
    <Checkbox
      label={text.use({ name: standing.name ?? '' })}
      hint={`${text.leaves} ${text.left({ share: formatPercent(Math.floor(standing.left * 100) / 100, language) })}`}
      checked={isWanted}
      onChange={(event) => setWanted(event.target.checked)}
    />
  );
}
