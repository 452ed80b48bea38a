import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';

/** A list that search or filters left empty. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const text = useText('ownerMoney').finance;
  const { actions } = useText('common');
  return (
    <EmptyState
      title={text.noMatchTitle}
      text={text.noMatchText}
      action={<Button onClick={onClear}>{actions.clearAll}</Button>}
    />
  );
}
