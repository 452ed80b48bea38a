import { useQuery } from '@tanstack/react-query';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { ruleQueries } from '#src/data/decisions/rules.ts';
import type { CallQuorum, Quorum } from '#src/domain/decisions/assembly.ts';
import { partOf } from '#src/domain/decisions/weight.ts';
import { useText } from '#src/i18n/react.tsx';
import { useWeightText } from '#src/islands/shell/decisions/use-weight-text.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** How much is present of all weights, and whether that is enough for each call: live, or at its most once it is over. */
export function QuorumCard({ assembly }: { assembly: Assembly }) {
  const { quorum: text } = useText('assembly');
  const { states } = useText('common');
  const isOver = assembly.status === 'closed' || assembly.status === 'certified';
  const live = useQuery({ ...assemblyQueries.quorum(assembly.id), enabled: !isOver });
  if (isOver)
    return assembly.quorum ? (
      <Card title={text.title} description={text.most}>
        <Standing assembly={assembly} quorum={assembly.quorum} />
      </Card>
    ) : null;
  return (
    <Card title={text.title}>
      <QueryView query={live} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(quorum) => <Standing assembly={assembly} quorum={quorum} />}
      </QueryView>
    </Card>
  );
}

function Standing({ assembly, quorum }: { assembly: Assembly; quorum: Quorum }) {
  const { quorum: text, firstCall, secondCall } = useText('assembly');
  const { rulesId } = assembly;
  const rules = useQuery({ ...ruleQueries.byId(rulesId ?? ''), enabled: rulesId !== null }).data;
  const weight = useWeightText(rules?.weight ?? null);
  if (quorum.votes === 0) return <p className="text-15 text-hint">{text.nothing}</p>;
  const { present, all } = quorum;
  const percent = weight.percent(present, all);
  return (
    <div className="grid gap-3" role="status">
      <ProgressBar
        label={text.present({ present: weight.plain(present), all: weight.plain(all), percent })}
        share={partOf(BigInt(present), BigInt(all))}
        valueText={text.units({ here: quorum.here, votes: quorum.votes })}
      />
      <ul className="grid gap-2">
        {[firstCall, secondCall].map((name, index) => (
          <CallLine key={name} name={name} call={quorum.calls[index]} />
        ))}
      </ul>
    </div>
  );
}

function CallLine({ name, call }: { name: string; call: CallQuorum | undefined }) {
  const { quorum: text } = useText('assembly');
  if (!call || call.numerator === null || call.denominator === null)
    return <li className="text-14 text-hint">{text.noRule({ call: name })}</li>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-14">
      <span>{text.needs({ call: name, fraction: `${call.numerator}/${call.denominator}` })}</span>
      <Badge tone={call.isReached ? 'good' : 'warn'}>{call.isReached ? text.reached : text.missing}</Badge>
    </li>
  );
}
