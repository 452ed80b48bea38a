import {
  type LateOutlook,
  type LeaseOutlook,
  lateBandOf,
} from '#src/domain/insight/forecasts/outlook/late-outlook.ts';
import type { MaterialUnit } from '#src/domain/insight/forecasts/outlook/material.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { Badge, type Tone } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { ExportButton } from './export-button.tsx';
import { LateActions } from './late-actions.tsx';
import { LateRecordPart } from './late-record-part.tsx';
import { ShortTable } from './short-table.tsx';
import { useFigures } from './use-figures.ts';

const PERCENT = 100;
const SHOWN = 6;
const TONES: Record<ReturnType<typeof lateBandOf>, Tone> = { low: 'neutral', medium: 'warn', high: 'bad' };

interface LatePartProps {
  late: LateOutlook;
  units: readonly MaterialUnit[];
}

/** How likely the next rent of each lease is late, why, and what a person can do about it. */
export function LatePart({ late, units }: LatePartProps) {
  const { late: text, missing } = useText('forecasts');
  const words = useReasonWords();
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const nameOf = ({ unitId }: LeaseOutlook) => {
    const unit = byId.get(unitId);
    return unit ? `${unit.propertyName}, ${unit.label}` : '';
  };
  const { model } = late;
  return (
    <Card
      title={text.title}
      description={text.description({ days: late.lateAfterDays })}
      action={
        model.isKnown ? (
          <ExportButton
            of={text.title}
            fileName={text.file}
            head={[text.lease, text.due, `${text.chance} (%)`, text.why]}
            lines={() =>
              late.leases.map((row) => [
                nameOf(row),
                row.dueOn,
                row.chance.isKnown ? row.chance.chanceBasisPoints / PERCENT : null,
                words(row).join('; '),
              ])
            }
          />
        ) : null
      }
    >
      {model.isKnown ? (
        <div className="grid gap-4">
          {late.isCut ? <p className="text-15 text-secondary">{text.cut}</p> : null}
          <LeaseTable late={late} units={byId} />
          <LateRecordPart model={model} />
        </div>
      ) : (
        <Notice title={missing.title}>
          {model.code === 'not_better'
            ? text.notBetter
            : text.notEnough({
                late: model.lateCount,
                punctual: model.exampleCount - model.lateCount,
                needed: model.casesNeeded,
              })}
        </Notice>
      )}
    </Card>
  );
}

/** Each reason, and which way it moves the chance. */
function useReasonWords() {
  const { late: text } = useText('forecasts');
  return ({ chance }: LeaseOutlook): string[] =>
    chance.isKnown
      ? chance.reasons.map(({ factor, differenceBasisPoints }) => {
          const say = differenceBasisPoints > 0 ? text.more : text.less;
          return say({ factor: text.factors[factor] });
        })
      : [];
}

interface LeaseTableProps {
  late: LateOutlook;
  units: ReadonlyMap<string, MaterialUnit>;
}

function LeaseTable({ late, units }: LeaseTableProps) {
  const { late: text } = useText('forecasts');
  const language = useLanguage();
  const figures = useFigures('DOP');
  const words = useReasonWords();
  return (
    <ShortTable
      least={SHOWN}
      caption={text.title}
      rows={late.leases}
      rowKey={({ leaseId }) => leaseId}
      columns={[
        {
          id: 'lease',
          header: text.lease,
          phone: 'title',
          cell: (row) => (
            <AppLink to={recordPath.lease(row.leaseId)} className={linkClass}>
              {units.get(row.unitId)?.label}
            </AppLink>
          ),
          note: ({ unitId }) => units.get(unitId)?.propertyName,
        },
        {
          id: 'due',
          header: text.due,
          phone: 'figure',
          cell: ({ dueOn }) => formatDate(dueOn, language, 'short'),
        },
        {
          id: 'chance',
          header: text.chance,
          phone: 'amount',
          cell: ({ chance }) => {
            if (!chance.isKnown) return <NotKnown />;
            const band = lateBandOf(chance.chanceBasisPoints);
            return (
              <Badge tone={TONES[band]}>
                {text.band[band]} · {figures.chance(chance.chanceBasisPoints)}
              </Badge>
            );
          },
          note: ({ chance }) => (chance.isKnown ? null : text.unknown),
        },
        {
          id: 'why',
          header: text.why,
          phone: 'figure',
          cell: (row) => (
            <ul className="grid gap-0.5 text-14">
              {words(row).map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          ),
        },
        { id: 'action', header: text.action, phone: 'figure', cell: (row) => <LateActions lease={row} /> },
      ]}
    />
  );
}
