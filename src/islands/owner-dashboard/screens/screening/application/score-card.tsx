import { useState } from 'react';
import type { Application } from '#src/data/screening/applications/queries.ts';
import { incomeInRents, missingData, scoreOf } from '#src/domain/screening/screening-score.ts';
import { formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { scoreFactsOf } from '../screening/score-facts.ts';
import { OverrideDialog } from './override-dialog.tsx';

/** The computed score with the reason of each point, and a person's own beside it. */
export function ScoreCard({ application }: { application: Application }) {
  const { score: text } = useText('ownerScreening');
  const { can } = useOrganization();
  const [isOpen, setOpen] = useState(false);
  const score = scoreOf(scoreFactsOf(application));
  const { status, scoreOverride: own, scoreOverrideNote: note } = application;
  const canOverride = can('leases.write') && (status === 'submitted' || status === 'in_review');
  return (
    <Card title={text.title} description={text.version({ version: score.version })}>
      <p className="text-31 font-semibold tabular-nums">{text.of({ total: score.total })}</p>
      {own === null ? null : (
        <p className="mt-2 border-l-2 border-action pl-3 text-15">
          <span className="block font-medium">{text.own({ score: own })}</span>
          <span className="text-secondary">{note}</span>
        </p>
      )}
      <Lines application={application} />
      <p className="mt-4 text-14 text-hint">{text.hint}</p>
      {canOverride ? (
        <Button size="sm" className="mt-4" onClick={() => setOpen(true)}>
          {own === null ? text.override : text.change}
        </Button>
      ) : null}
      {isOpen ? <OverrideDialog application={application} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** Each part with its points and, in the application's own figures, why. */
function Lines({ application }: { application: Application }) {
  const { score: text, names } = useText('ownerScreening');
  const language = useLanguage();
  const facts = scoreFactsOf(application);
  const kinds = facts.favorableKinds.map((kind) => names.referenceKind[kind].toLocaleLowerCase(language));
  const words = {
    rents: formatNumber(incomeInRents(facts) ?? 0, language, 1),
    kinds: formatList(kinds, language),
    missing: formatList(
      missingData(facts).map((datum) => text.data[datum]),
      language,
    ),
  };
  return (
    <ul className="mt-4 grid gap-4">
      {scoreOf(facts).lines.map(({ part, points, most, reason }) => (
        <li key={part}>
          <ProgressBar
            label={text.parts[part]}
            share={points / most}
            valueText={text.points({ points, most })}
          />
          <p className="mt-1 text-14 text-hint">{text.reasons[reason](words)}</p>
        </li>
      ))}
    </ul>
  );
}
