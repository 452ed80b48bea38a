import { useQuery } from '@tanstack/react-query';
import type { ScheduleInput } from '#src/data/books/reports/mutations.ts';
import { ownerContactQueries } from '#src/data/books/reports/owner-contacts.ts';
import { reportQueries } from '#src/data/books/reports/queries.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

interface ToOwnersProps {
  choices: Pick<ScheduleInput, 'propertyId' | 'owner' | 'toOwners'>;
  onChange: (toOwners: boolean) => void;
}

/** Whether owners get the statement of what is theirs; who of them can is said before it is chosen. */
export function ToOwners({ choices, onChange }: ToOwnersProps) {
  const { schedule: text } = useText('ownerReports').ownerMail;
  const language = useLanguage();
  const { id } = useOrganization();
  const places = useQuery(reportQueries.places(id)).data;
  const contacts = useQuery(ownerContactQueries.list(id)).data;
  const reached = new Set(contacts?.filter(({ isStopped }) => !isStopped).map(({ owner }) => owner));
  const owners = new Map(
    (places?.owners ?? [])
      .filter(({ key, propertyId }) =>
        choices.owner ? key === choices.owner : !choices.propertyId || propertyId === choices.propertyId,
      )
      .map(({ key, name }) => [key, name]),
  );
  const namesOf = (isReached: boolean) =>
    formatList(
      [...owners].filter(([key]) => reached.has(key) === isReached).map(([, name]) => name),
      language,
    );
  const [having, missing] = [namesOf(true), namesOf(false)];
  return (
    <div className="grid gap-1">
      <Checkbox
        label={text.toOwners}
        hint={text.hint}
        checked={choices.toOwners}
        onChange={(event) => onChange(event.target.checked)}
      />
      {choices.toOwners && contacts ? (
        <div role="status" className="grid gap-1 text-14 text-hint">
          {having ? <p>{text.withAddress({ names: having })}</p> : null}
          {missing ? <p>{text.withoutAddress({ names: missing })}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
