import { useQuery } from '@tanstack/react-query';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { useKeptMinutes } from './use-kept-minutes.ts';

const LONGEST = 100_000;
/** Without a connection the text stays here; that is no failure to tell of. */
const LOST: ReadonlySet<string> = new Set(['offline', 'unsent', 'unanswered']);

/** The minutes as they are written in session. */
export function MinutesEditor({ assembly }: { assembly: Assembly }) {
  const { minutes: text } = useText('assembly');
  const kept = useKeptMinutes(assembly);
  const outline = useOutline(assembly);
  const isOffline = LOST.has(kept.save.failure?.kind ?? '');
  const state = kept.save.isRunning ? text.saving : kept.isUnsaved ? text.kept : kept.text ? text.saved : '';
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        {kept.isConflict ? (
          <Notice
            tone="warn"
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={kept.takeTheirs}>
                  {text.takeTheirs}
                </Button>
                <Button size="sm" onClick={kept.keepMine}>
                  {text.keepMine}
                </Button>
              </span>
            }
          >
            {text.newer}
          </Notice>
        ) : null}
        <TextArea
          label={text.label}
          hint={text.hint}
          rows={14}
          maxLength={LONGEST}
          value={kept.text}
          onChange={({ target }) => kept.setText(target.value)}
        />
        <div className="flex flex-wrap items-center gap-3">
          {kept.text === '' ? (
            <Button disabled={outline === null} onClick={() => kept.setText(outline ?? '')}>
              {text.begin}
            </Button>
          ) : null}
          <p role="status" className="text-14 text-hint">
            {state}
          </p>
        </div>
        {isOffline ? null : <FailureNote text={kept.save.error} />}
      </div>
    </Card>
  );
}

/** Title, place, hour and the items, to write between; null until the agenda is here. Minutes are in Spanish unless written otherwise. */
function useOutline(assembly: Assembly): string | null {
  const { minutes: text } = useText('assembly');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const items = useQuery(assemblyQueries.items(assembly.id)).data;
  if (!items) return null;
  const date = formatInstant(assembly.openedAt ?? assembly.startsAt, language, timeZone);
  const head = text.outline({ title: assembly.title, place: assembly.place, date });
  return head + items.map(({ position, title }) => text.outlineItem({ position, title })).join('');
}
