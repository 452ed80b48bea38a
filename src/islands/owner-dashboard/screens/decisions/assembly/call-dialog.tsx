import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callAssembly } from '#src/data/decisions/assemblies/mutations.ts';
import { type AgendaItem, type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { type DecisionRules, ruleQueries } from '#src/data/decisions/rules.ts';
import { noticeDays } from '#src/domain/decisions/assembly.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface CallDialogProps {
  assembly: Assembly;
  onClose: () => void;
}

/** Calls an assembly with the days of notice that its rules ask for, or says plainly that they are fewer. */
export function CallDialog({ assembly, onClose }: CallDialogProps) {
  const { call: text } = useText('assemblies');
  const { states } = useText('common');
  const { timeZone } = useOrganization();
  const [isShort, setShort] = useState(false);
  const rules = useQuery(ruleQueries.versions(assembly.propertyId));
  const items = useQuery(assemblyQueries.items(assembly.id));
  const asked = rules.data?.[0]?.noticeDays ?? null;
  const isPast = Date.parse(assembly.startsAt) <= Date.now();
  const isTooShort = asked !== null && noticeDays(Date.now(), assembly.startsAt, timeZone) < asked;
  const isReady = asked !== null && !isPast && items.data !== undefined && items.data.length > 0;
  const call = useAction({
    mutationFn: callAssembly,
    invalidates: [assemblyQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={call}
      isDisabled={!isReady}
      input={
        isReady && (isShort || !isTooShort) ? { assemblyId: assembly.id, isShortNotice: isTooShort } : null
      }
      onClose={onClose}
    >
      <p className="text-15 text-secondary">{text.text}</p>
      <QueryView query={rules} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {([current]) => <Days assembly={assembly} rules={current} />}
      </QueryView>
      <Lacks items={items.data} isPast={isPast} />
      {isReady && isTooShort ? (
        <Checkbox
          label={text.short}
          hint={text.shortHint}
          checked={isShort}
          error={isShort ? undefined : text.shortMissing}
          onChange={({ target }) => setShort(target.checked)}
        />
      ) : null}
    </ActionDialog>
  );
}

function Lacks({ items, isPast }: { items: readonly AgendaItem[] | undefined; isPast: boolean }) {
  const { call: text } = useText('assemblies');
  return (
    <>
      {items?.length === 0 ? <Notice tone="bad">{text.noItems}</Notice> : null}
      {isPast ? <Notice tone="bad">{text.past}</Notice> : null}
    </>
  );
}

function Days({ assembly, rules }: { assembly: Assembly; rules: DecisionRules | undefined }) {
  const { call: text } = useText('assemblies');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const today = useToday();
  if (!rules || rules.noticeDays === null) return <Notice tone="bad">{text.noRule}</Notice>;
  const given = noticeDays(Date.now(), assembly.startsAt, timeZone);
  const isShort = given < rules.noticeDays;
  return (
    <Notice tone={isShort ? 'warn' : 'info'}>
      {text.notice({ days: rules.noticeDays, article: rules.noticeArticle })}{' '}
      {given >= 0 ? `${text.given({ days: given })} ` : ''}
      {isShort ? text.earliest({ date: formatDate(addDays(today, rules.noticeDays), language) }) : null}
    </Notice>
  );
}
