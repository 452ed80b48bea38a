import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { ErrorCard } from '#src/ui/components/error-card.tsx';
import { appErrorText } from './error-text.ts';
import type { LinkRead } from './use-link-read.ts';

interface UnreadLinkProps extends Pick<LinkRead<unknown>, 'error' | 'isReading' | 'readAgain'> {
  /** Of the page. */
  title: string;
  failed: string;
}

/** What a link stands for could not be read. */
export function UnreadLink({ title, failed, error, isReading, readAgain }: UnreadLinkProps) {
  const common = useText('common');
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorCard
        title={failed}
        text={appErrorText(error, common)}
        actions={
          <Button isBusy={isReading} onClick={readAgain}>
            {common.actions.retry}
          </Button>
        }
      />
    </>
  );
}
