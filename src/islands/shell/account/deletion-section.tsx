import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '#src/data/people/account/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { QueryView } from '../query-view.tsx';
import { useSession } from '../session.ts';
import { AccountSection, SectionSkeleton } from './account-page.tsx';
import { DeletionForm } from './deletion-form.tsx';

/** The way out: what goes, what stays by law, what stands in the way. */
export function DeletionSection() {
  const { settings } = useText('account');
  const text = settings.deletion;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection id="delete" title={text.title} text={text.text}>
      <Card>
        {isOpen ? (
          <Deletion onKeep={() => setIsOpen(false)} />
        ) : (
          <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
        )}
      </Card>
    </AccountSection>
  );
}

function Deletion({ onKeep }: { onKeep: () => void }) {
  const { settings } = useText('account');
  const text = settings.deletion;
  const { userId } = useSession();
  const obstacles = useQuery({ ...accountQueries.obstacles(userId), staleTime: 0 });
  return (
    <div className="grid gap-5">
      <Facts title={text.goesTitle} facts={text.goes} />
      <Facts title={text.staysTitle} facts={text.stays} />
      <QueryView query={obstacles} skeleton={<SectionSkeleton lines={1} />}>
        {(rows) =>
          rows.length > 0 ? (
            <>
              <Notice tone="warn" title={text.blockedTitle}>
                <p>{text.blocked}</p>
                <ul className="mt-1 list-disc pl-5">
                  {rows.map(({ organizationId: id, name, reason }) => (
                    <li key={id}>
                      {text.obstacle({ name, reason: text.reasons[reason as keyof typeof text.reasons] })}
                    </li>
                  ))}
                </ul>
              </Notice>
              <Button className="justify-self-start" onClick={onKeep}>
                {text.keep}
              </Button>
            </>
          ) : (
            <>
              <Notice tone="warn">{text.exportFirst}</Notice>
              <DeletionForm onKeep={onKeep} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <h3 className="text-15 font-medium">{title}</h3>
      <ul className="mt-1 grid max-w-prose list-disc gap-1 pl-5 text-secondary">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
