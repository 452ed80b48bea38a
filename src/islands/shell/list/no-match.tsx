import type { LucideIcon } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';

interface NoMatchProps {
  /** The texts of the list. */
  text: { readonly noMatchTitle: string; readonly noMatchText: string };
  icon?: LucideIcon;
  onClear: () => void;
}

/** A list of which nothing fits what was searched and filtered for. */
export function NoMatch({ text, icon, onClear }: NoMatchProps) {
  const { actions } = useText('common');
  return (
    <EmptyState
      title={text.noMatchTitle}
      text={text.noMatchText}
      action={<Button onClick={onClear}>{actions.clearAll}</Button>}
      {...(icon && { icon })}
    />
  );
}
