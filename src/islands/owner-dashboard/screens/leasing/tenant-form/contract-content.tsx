import type { UnitUse } from '#src/domain/foundation/enums.ts';
import { contractItems, ruleInForce } from '#src/domain/leasing/rental-law.ts';
import { useText } from '#src/i18n/react.tsx';

/** What the law wants in the written contract, for whoever opens the list. */
export function ContractContent({ use, agreedOn }: { use: UnitUse; agreedOn: string }) {
  const { law } = useText('ownerLeasing').leasing;
  const rule = ruleInForce('contract_content', use, agreedOn);
  if (!rule) return null;
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-4 text-15">
      <summary className="cursor-pointer font-medium">{law.contentTitle(rule)}</summary>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-secondary">
        {contractItems.map((item) => (
          <li key={item}>{law.content[item]}</li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-hint">{law.information}</p>
    </details>
  );
}
