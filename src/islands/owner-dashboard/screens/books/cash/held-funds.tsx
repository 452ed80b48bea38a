import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { type CashGap, cashGaps, type HeldForOthers } from '#src/domain/books/cash-accounts.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

const MoveDialog = lazyPart(() => import('./move-dialog.tsx').then((file) => file.MoveDialog));

/** What is owed to tenants and owners against what stands in accounts for it; nothing where nothing is owed. */
export function HeldFunds({ only }: { only?: HeldForOthers }) {
  const { gap: text } = useText('ownerMoney').cash;
  const { id, can } = useOrganization();
  const { data } = useQuery({ ...cashQueries.positions(id), enabled: can('money.read') });
  const [moved, setMoved] = useState<CashGap | null>(null);
  const gaps = cashGaps(data ?? []).filter(({ heldFor }) => !only || heldFor === only);
  if (gaps.length === 0) return null;
  return (
    <Card title={text.title} className="mb-6 print:hidden">
      <ul className="grid gap-3">
        {gaps.map((gap) => (
          <li key={gap.heldFor + gap.currency}>
            <Gap gap={gap} onMove={can('money.write') ? () => setMoved(gap) : undefined} />
          </li>
        ))}
      </ul>
      {moved ? <MoveDialog gap={moved} onClose={() => setMoved(null)} /> : null}
    </Card>
  );
}

function Gap({ gap, onMove }: { gap: CashGap; onMove: (() => void) | undefined }) {
  const { gap: text, move } = useText('ownerMoney').cash;
  const language = useLanguage();
  const said = (minor: number) => formatMoney(minor, gap.currency, language);
  const owed = said(gap.owedMinor);
  const kept = said(gap.heldMinor);
  if (gap.isApart && gap.missingMinor > 0) {
    return (
      <Notice
        tone="warn"
        title={text[gap.heldFor]}
        action={
          onMove ? (
            <Button size="sm" onClick={onMove}>
              {move.action}
            </Button>
          ) : null
        }
      >
        <p>{text.missing({ owed, kept, missing: said(gap.missingMinor) })}</p>
        {gap.heldFor === 'owners' ? <p className="mt-1">{text.ownersText}</p> : null}
      </Notice>
    );
  }
  return (
    <div className="text-15 text-secondary">
      <p>
        <span className="font-medium text-ink">{text[gap.heldFor]}: </span>
        {gap.isApart ? text.enough({ owed, kept }) : text.together({ owed })}
      </p>
      {gap.heldFor === 'owners' ? <p className="mt-1 text-14 text-hint">{text.ownersText}</p> : null}
    </div>
  );
}
