import { useEffect, useState } from 'react';
import type { OfferedProvider, ProviderId } from '#src/data/people/session/offered-providers.ts';
import { fetchOfferedProviders, signInWithProvider } from '#src/data/people/session/providers.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

/**
 * A button for each provider that the project offers; nothing where it offers none. They stand below the form, which
 * does not move when they come.
 */
export function ProviderButtons({ returnTo }: { returnTo: string }) {
  const { providers } = useText('auth');
  const [offered, setOffered] = useState<readonly OfferedProvider[]>([]);
  const enter = useAction({ mutationFn: (id: ProviderId) => signInWithProvider(id, returnTo) });

  useEffect(() => {
    let isShown = true;
    void fetchOfferedProviders().then((found) => isShown && setOffered(found));
    return () => {
      isShown = false;
    };
  }, []);

  if (offered.length === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-14 text-secondary before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {providers.or}
      </p>
      <FailureNote text={enter.error} />
      {offered.map(({ id, name }) => (
        <Button key={id} size="lg" isBlock isBusy={enter.isRunning} onClick={() => void enter.run(id)}>
          {providers.enter({ name })}
        </Button>
      ))}
    </div>
  );
}
