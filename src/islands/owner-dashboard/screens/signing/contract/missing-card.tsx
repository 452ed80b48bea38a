import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { ContractDraft } from '#src/data/signing/contracts/queries.ts';
import { ruleInForce } from '#src/domain/leasing/rental-law.ts';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** What the law wants in the contract and it does not say yet, each with its article. */
export function MissingCard({ lease, missing }: { lease: Lease; missing: ContractDraft['missing'] }) {
  const { missing: text } = useText('ownerContract');
  const rule = ruleInForce('contract_content', lease.unitUse, useToday());
  if (missing.length === 0) return rule ? <Notice tone="good">{text.complete(rule)}</Notice> : null;
  return (
    <Card title={text.title} description={text.information}>
      <ul className="grid gap-2">
        {missing.map(({ item, ...cited }) => (
          <li key={item} className="grid justify-between gap-x-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
            <span>{text.items[item]}</span>
            <span className="text-14 text-hint">{text.cites(cited)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
