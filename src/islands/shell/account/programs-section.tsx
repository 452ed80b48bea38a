import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { revokeProgram } from '#src/data/insight/programs/mutations.ts';
import { type GrantedProgram, programQueries } from '#src/data/insight/programs/queries.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { timeAgo } from '#src/i18n/time-ago.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';

/** Programs that may ask in the reader's name, how one is connected, and the way to end it. */
export function ProgramsSection() {
  const { list: text } = useText('programs');
  const { userId } = useSession();
  const granted = useQuery(programQueries.granted(userId));
  return (
    <AccountSection id="programs" title={text.title} text={text.text}>
      <Card>
        <div className="grid gap-5">
          <QueryView
            query={granted}
            skeleton={<SectionSkeleton lines={1} />}
            isEmpty={(rows) => rows.length === 0}
            empty={<p className="text-14 text-hint">{text.none}</p>}
          >
            {(rows) => (
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <ProgramLine key={row.id} program={row} />
                ))}
              </ul>
            )}
          </QueryView>
          <ConnectAddress />
        </div>
      </Card>
    </AccountSection>
  );
}

function ConnectAddress() {
  const { list: text } = useText('programs');
  const address = `${window.location.origin}/mcp`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showToast('success', text.copied);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-14 font-medium">{text.address}</p>
      <code className="rounded-mark bg-sunken px-2 py-1.5 text-14 select-all wrap-anywhere">{address}</code>
      <Button icon={Copy} onClick={() => void copy()}>
        {text.copy}
      </Button>
      <details className="text-14">
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-action">{text.howTitle}</summary>
        <ol className="mt-2 grid list-decimal gap-2 pl-5 text-secondary">
          {text.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function ProgramLine({ program }: { program: GrantedProgram }) {
  const { list: text, scopes, yourRental } = useText('programs');
  const language = useLanguage();
  const { userId } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { name, redirectHost: host, organizationName, lastUsedAt } = program;
  const revoke = useAction({
    mutationFn: revokeProgram,
    invalidates: [programQueries.granted(userId).queryKey, ['security', userId]],
    toast: text.revoked,
    onDone: () => setIsAsking(false),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium break-words">{name}</span>
        <span className="block text-14 break-words text-secondary">
          {text.host({ host, place: organizationName ?? yourRental })}
        </span>
        <span className="block text-14 text-hint">
          {formatList(
            program.scopes.map((scope) => scopes[scope].name),
            language,
          )}
        </span>
        <span className="block text-14 text-hint">
          {lastUsedAt === null
            ? text.neverUsed
            : text.usedAgo({ ago: timeAgo(lastUsedAt, Date.now(), language) })}
        </span>
      </span>
      <Button size="sm" aria-label={text.revokeOf({ name })} onClick={() => setIsAsking(true)}>
        {text.revoke}
      </Button>
      <ActionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void revoke.run({ grantId: program.id })}
        title={text.question({ name })}
        submitLabel={text.revoke}
        action={revoke}
        variant="danger"
      >
        <p>{text.questionText}</p>
      </ActionDialog>
    </li>
  );
}
