import { useState } from 'react';
import type { DecisionRules } from '#src/data/decisions/rules.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { MajoritiesCard } from './majorities-card.tsx';
import { RuleList } from './rule-list.tsx';

interface RulesCardsProps {
  propertyId: string;
  /** The one that holds first. */
  versions: readonly DecisionRules[];
}

/** The rules of a building, version by version; the one that holds is shown first. */
export function RulesCards({ propertyId, versions }: RulesCardsProps) {
  const text = useText('decisionRules');
  const { can } = useOrganization();
  const [version, setVersion] = useState(versions[0]?.version);
  const shown = versions.find((one) => one.version === version) ?? versions[0];
  const edit = can('decisions.write') ? (
    <AppLink
      to={`/democratic/rules/${propertyId}/edit`}
      className={buttonClass({ variant: versions.length === 0 ? 'primary' : 'secondary', size: 'sm' })}
    >
      {versions.length === 0 ? text.state : text.change}
    </AppLink>
  ) : null;
  if (!shown)
    return (
      <Card title={text.none} action={edit}>
        <p className="text-15 text-secondary">{text.noneText}</p>
      </Card>
    );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Card title={text.rules} action={edit}>
        <div className="grid gap-3">
          <VersionLine rules={shown} isCurrent={shown === versions[0]} />
          <RuleList rules={shown} />
        </div>
      </Card>
      <div className="grid min-w-0 gap-6">
        <MajoritiesCard rules={shown} />
        <Versions versions={versions} shown={shown} onShow={setVersion} />
      </div>
    </div>
  );
}

function usePublished() {
  const text = useText('decisionRules');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  return ({ publishedAt }: DecisionRules) =>
    text.publishedOn({ date: formatDate(todayIn(timeZone, new Date(publishedAt)), language) });
}

function VersionLine({ rules, isCurrent }: { rules: DecisionRules; isCurrent: boolean }) {
  const text = useText('decisionRules');
  const published = usePublished();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-secondary" aria-live="polite">
      <span className="font-semibold text-ink">{text.version({ version: rules.version })}</span>
      {published(rules)}
      {isCurrent ? <Badge tone="good">{text.current}</Badge> : null}
    </p>
  );
}

interface VersionsProps {
  versions: readonly DecisionRules[];
  shown: DecisionRules;
  onShow: (version: number) => void;
}

function Versions({ versions, shown, onShow }: VersionsProps) {
  const text = useText('decisionRules');
  const published = usePublished();
  if (versions.length < 2) return null;
  return (
    <Card title={text.versions}>
      <ul className="divide-y divide-line">
        {versions.map((rules) => (
          <li key={rules.id} className="flex min-h-11 flex-wrap items-center justify-between gap-3 py-1.5">
            <span className="text-15">
              {text.version({ version: rules.version })}
              <span className="block text-14 text-hint">{published(rules)}</span>
            </span>
            <Button size="sm" aria-pressed={rules === shown} onClick={() => onShow(rules.version)}>
              {text.show({ version: rules.version })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
