import { MapPinOff } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { AppLink } from './app-link.tsx';

/** Nothing is at this address, or nothing that this reader may see. */
export function NotFound() {
  const { shell } = useText('common');
  return (
    <EmptyState
      icon={MapPinOff}
      level={1}
      title={shell.notFound.title}
      text={shell.notFound.text}
      action={
        <AppLink to="/" className={buttonClass({ variant: 'primary' })}>
          {shell.notFound.home}
        </AppLink>
      }
    />
  );
}
