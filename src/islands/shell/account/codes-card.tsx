import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createRecoveryCodes } from '#src/data/people/security/mutations.ts';
import { securityQueries } from '#src/data/people/security/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { SectionSkeleton } from './account-page.tsx';
import { AppCodeDialog } from './app-code-dialog.tsx';

/** How many recovery codes are left, and new ones in their place. */
export function CodesCard({ onCreated }: { onCreated: (codes: string[]) => void }) {
  const { security } = useText('account');
  const text = security.codes;
  const { userId } = useSession();
  const left = useQuery(securityQueries.codesLeft(userId));
  const [isAsking, setIsAsking] = useState(false);
  const create = useAction({
    mutationFn: createRecoveryCodes,
    invalidates: [securityQueries.all(userId)],
    onDone: (codes) => {
      setIsAsking(false);
      onCreated(codes);
    },
  });
  return (
    <Card title={text.title} description={text.text}>
      <QueryView query={left} skeleton={<SectionSkeleton lines={1} />}>
        {(count) => (
          <div className="grid gap-4">
            {count === 0 ? <Notice tone="warn">{text.none}</Notice> : null}
            <div className="flex flex-wrap items-center justify-between gap-4">
              {count > 0 ? <span>{text.left({ count })}</span> : null}
              <Button onClick={() => setIsAsking(true)}>{count > 0 ? text.renew : text.create}</Button>
            </div>
            <AppCodeDialog
              isOpen={isAsking}
              title={text.renewTitle}
              text={text.renewText}
              submitLabel={text.renew}
              error={create.error}
              isRunning={create.isRunning}
              onVerified={() => void create.run(undefined)}
              onClose={() => setIsAsking(false)}
            />
          </div>
        )}
      </QueryView>
    </Card>
  );
}
