import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { type CashGap, cashGaps, type HeldForOthers } from '#src/domain/books/cash-accounts.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

const MoveDialog = lazyPart(() => import('./move-dialog.tsx').then((file) => file.MoveDialog));

function useGaps(only?: HeldForOthers): { gaps: readonly CashGap[]; isLoading: boolean } {
  const { id, can } = useOrganization();
  const { data, isLoading } = useQuery({ ...cashQueries.positions(id), enabled: can('money.read') });
  const gaps = cashGaps(data ?? []).filter(({ heldFor }) => !only || heldFor === only);
  return { gaps, isLoading };
}

const isMissing = ({ isApart, missingMinor }: CashGap) => isApart && missingMinor > 0;

interface HeldProps {
  only?: HeldForOthers;
}

/** What is owed to tenants and owners and is not in the accounts for it: it waits for somebody to move it. */
export function MissingFunds({ only }: HeldProps) {
  const { gap: text, move } = useText('ownerMoney').cash;
  const { can } = useOrganization();
  const language = useLanguage();
  const [moved, setMoved] = useState<CashGap | null>(null);
  const { gaps: all, isLoading } = useGaps(only);
  const gaps = all.filter(isMissing);
  if (gaps.length === 0) return isLoading ? <LoadingText /> : null;
  return (
    <div className="mb-6 grid gap-3 print:hidden">
      {gaps.map((gap) => {
        const said = (minor: number) => formatMoney(minor, gap.currency, language);
        return (
          <Notice
            key={gap.heldFor + gap.currency}
            tone="warn"
            title={text[gap.heldFor]}
            action={
              can('money.write') ? (
                <Button size="sm" onClick={() => setMoved(gap)}>
                  {move.action}
                </Button>
              ) : null
            }
          >
            <p>
              {text.missing({
                owed: said(gap.owedMinor),
                kept: said(gap.heldMinor),
                missing: said(gap.missingMinor),
              })}
            </p>
            {gap.heldFor === 'owners' ? <p className="mt-1">{text.ownersText}</p> : null}
          </Notice>
        );
      })}
      {moved ? <MoveDialog gap={moved} onClose={() => setMoved(null)} /> : null}
    </div>
  );
}

/** What is owed to tenants and owners and is there, in one line each; nothing where nothing is owed. */
export function HeldFunds({ only }: HeldProps) {
  const { gap: text } = useText('ownerMoney').cash;
  const language = useLanguage();
  const { gaps: all } = useGaps(only);
  const gaps = all.filter((gap) => !isMissing(gap));
  if (gaps.length === 0) return null;
  return (
    <Card title={text.title} className="my-6 print:hidden">
      <ul className="grid gap-1.5 text-15 text-secondary">
        {gaps.map((gap) => {
          const owed = formatMoney(gap.owedMinor, gap.currency, language);
          const kept = formatMoney(gap.heldMinor, gap.currency, language);
          return (
            <li key={gap.heldFor + gap.currency}>
              <span className="font-medium text-ink">{text[gap.heldFor]}: </span>
              {gap.isApart ? text.enough({ owed, kept }) : text.together({ owed })}
            </li>
          );
        })}
      </ul>
      {gaps.some(({ heldFor }) => heldFor === 'owners') ? (
        <p className="mt-2 text-14 text-hint">{text.ownersText}</p>
      ) : null}
    </Card>
  );
}
