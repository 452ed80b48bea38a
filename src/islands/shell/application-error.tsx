import { NEW_VERSION_WANTED } from '#src/domain/foundation/island-events.ts';
import { applicationErrorText } from '#src/i18n/application-error-text.ts';
import { $language } from '#src/stores/language.ts';
import { Button } from '#src/ui/components/button.tsx';
import { ErrorCard } from '#src/ui/components/error-card.tsx';

/** The page of last resort: the application could not be shown at all, perhaps because a new version took its files. */
export function ApplicationError({ error }: { error: unknown }) {
  const text = applicationErrorText[$language.get()];
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center p-4">
      <ErrorCard
        title={text.title}
        text={text.text}
        reference={String(error)}
        actions={
          <Button variant="primary" onClick={() => document.dispatchEvent(new Event(NEW_VERSION_WANTED))}>
            {text.refresh}
          </Button>
        }
      />
    </main>
  );
}
