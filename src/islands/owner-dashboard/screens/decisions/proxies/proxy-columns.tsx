import type { DecisionProxy } from '#src/data/decisions/proxies.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import type { Column } from '#src/ui/components/data-table.tsx';

/** The list's table. @param onEnd null for who may not end a proxy */
export function useProxyColumns(onEnd: ((proxy: DecisionProxy) => void) | null): Column<DecisionProxy>[] {
  const text = useText('decisionProxies');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const { columns: heads } = text;
  const giverOf = (row: DecisionProxy) => row.giverName ?? text.organization;
  const dayOf = (instant: string) => todayIn(timeZone, new Date(instant));
  return [
    {
      id: 'giver',
      phone: 'title',
      header: heads.giver,
      cell: giverOf,
      note: (row) => row.propertyName ?? '',
    },
    { id: 'holder', phone: 'note', header: heads.holder, cell: (row) => row.holderName },
    { id: 'scope', phone: 'note', header: heads.scope, cell: (row) => row.decisionQuestion ?? text.standing },
    { id: 'units', phone: 'note', header: heads.units, cell: (row) => row.unitLabel ?? text.allUnits },
    dayColumn('given_at', heads.given, (row) => dayOf(row.givenAt), { phone: 'hidden' }),
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (row) =>
        row.revokedAt ? (
          <Badge>{text.ended({ date: formatDate(dayOf(row.revokedAt), language, 'short') })}</Badge>
        ) : onEnd ? (
          <Button
            size="sm"
            aria-label={text.revokeOf({ giver: giverOf(row), holder: row.holderName ?? '' })}
            onClick={() => onEnd(row)}
          >
            {text.revoke}
          </Button>
        ) : (
          <Badge tone="good">{text.inForce}</Badge>
        ),
    },
  ];
}
