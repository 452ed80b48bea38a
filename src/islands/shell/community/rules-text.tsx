import type { HouseRules } from '#src/data/community/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

/** A version of the rules, as it was written. */
export function RulesText({ rules, timeZone }: { rules: HouseRules; timeZone: string }) {
  const { rules: text } = useText('community');
  const language = useLanguage();
  const date = formatDate(todayIn(timeZone, Date.parse(rules.publishedAt)), language);
  return (
    <div className="grid gap-3">
      <p className="text-14 text-hint">{text.version({ version: rules.version, date })}</p>
      <p className="max-w-prose text-16 break-words whitespace-pre-line">{rules.body}</p>
    </div>
  );
}

/** Versions that hold no longer, each behind its date. */
export function EarlierRules({ versions, timeZone }: { versions: readonly HouseRules[]; timeZone: string }) {
  const { rules: text } = useText('community');
  if (versions.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-action">{text.earlier}</summary>
      <ol className="grid gap-6 py-3">
        {versions.map((rules) => (
          <li key={rules.id}>
            <RulesText rules={rules} timeZone={timeZone} />
          </li>
        ))}
      </ol>
    </details>
  );
}
