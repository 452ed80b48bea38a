import { useQuery } from '@tanstack/react-query';
import type { Assembly } from '#src/data/decisions/assemblies/queries.ts';
import type { Decision } from '#src/data/decisions/decisions.ts';
import { type NoticeContent, saveNotice } from '#src/data/messages/notices/mutations.ts';
import { noticeQueries } from '#src/data/messages/notices/queries.ts';
import { query } from '#src/data/query.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { type Language, languages } from '#src/i18n/language.ts';
import { knownText, loadText } from '#src/i18n/load.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SkeletonFields } from '#src/ui/components/skeleton.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

const LONGEST = { title: 120, body: 6000 } as const;

interface NoticeDialogProps {
  assembly: Assembly;
  decisions: readonly Decision[];
  onClose: () => void;
}

type Words = Pick<NoticeContent, 'titleEs' | 'bodyEs' | 'titleEn' | 'bodyEn'>;

const fields = {
  es: { title: 'titleEs', body: 'bodyEs' },
  en: { title: 'titleEn', body: 'bodyEn' },
} as const satisfies Record<Language, { title: keyof Words; body: keyof Words }>;

/** Tells the tenants of a building what was decided: filled in from the minutes, in both languages. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { notice: text } = useText('assembly');
  const { states } = useText('common');
  const { timeZone } = useOrganization();
  const words = useQuery(
    query(['assemblies', 'assembly', props.assembly.id, 'notice'], () => wordsOf(props, timeZone)),
  );
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      isDisabled={words.data === undefined}
      onClose={props.onClose}
    >
      <p className="text-15 text-secondary">{text.text}</p>
      <QueryView query={words} skeleton={<SkeletonFields label={states.loading} rows={4} />}>
        {(begun) => <NoticeForm begun={begun} {...props} />}
      </QueryView>
    </ActionDialog>
  );
}

async function wordsOf({ assembly, decisions }: NoticeDialogProps, timeZone: string): Promise<Words> {
  await Promise.all(languages.map((language) => loadText(language, ['assembly', 'decisions'])));
  const day = todayIn(timeZone, new Date(assembly.openedAt ?? assembly.startsAt));
  const written = (language: Language) => {
    const text = knownText('assembly', language)?.notice.begun;
    const names = knownText('decisions', language);
    if (!text || !names) return { title: '', body: '' };
    const property = assembly.propertyName ?? '';
    const lines = decisions.flatMap(({ question, outcome }) =>
      outcome ? text.line({ question, outcome: names.outcomes[outcome] }) : [],
    );
    const begin = text.begin({ date: formatDate(day, language), property });
    return {
      title: text.title({ title: assembly.title }).slice(0, LONGEST.title),
      body: [begin, '', ...(lines.length > 0 ? lines : [text.nothing])].join('\n').slice(0, LONGEST.body),
    };
  };
  const [es, en] = [written('es'), written('en')];
  return { titleEs: es.title, bodyEs: es.body, titleEn: en.title, bodyEn: en.body };
}

function NoticeForm({ begun, assembly, onClose }: NoticeDialogProps & { begun: Words }) {
  const { notice: text } = useText('assembly');
  const { id: organizationId } = useOrganization();
  const [draft, change] = useDraft<Words>(begun);
  const isMissing = (language: Language) => {
    const { title, body } = fields[language];
    const [length, bodyLength] = [draft[title].trim().length, draft[body].trim().length];
    return length === 0 || length > LONGEST.title || bodyLength === 0 || bodyLength > LONGEST.body;
  };
  const publish = useAction({
    mutationFn: saveNotice,
    invalidates: [noticeQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  const notice: NoticeContent = {
    ...draft,
    ...{ audience: 'property', propertyId: assembly.propertyId, unitIds: [], leaseIds: [] },
    ...{ publishAt: null, expiresAt: null, needsAcknowledgement: false },
  };
  return (
    <ActionForm
      action={publish}
      input={languages.some(isMissing) ? null : { organizationId, id: null, notice }}
      className="grid gap-6"
    >
      {languages.map((language) => {
        const { title, body } = fields[language];
        return (
          <fieldset key={language} className="grid gap-3">
            <legend className="mb-2 text-15 font-semibold">{text[language]}</legend>
            <TextField
              id={title}
              lang={language}
              label={text.subject}
              autoComplete="off"
              value={draft[title]}
              error={isMissing(language) ? text.missing : undefined}
              onChange={({ target }) => change({ [title]: target.value })}
            />
            <TextArea
              id={body}
              lang={language}
              label={text.body}
              rows={6}
              value={draft[body]}
              onChange={({ target }) => change({ [body]: target.value })}
            />
          </fieldset>
        );
      })}
    </ActionForm>
  );
}
