import type { UnitUse } from '#src/domain/foundation/enums.ts';
import { checkContract } from '#src/domain/law/contract-check/check-contract.ts';
import type { ContractDocument } from '#src/domain/signing/contract.ts';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { FindingList } from './finding-list.tsx';

interface DraftCheckProps {
  document: ContractDocument;
  unitUse: UnitUse;
}

/** Checks the text that binds, as it would be sent. What art. 5 asks for is known from the lease and said beside it. */
export function DraftCheck({ document, unitUse }: DraftCheckProps) {
  const { draftTitle, information } = useText('lawCheck');
  const today = useToday();
  const text = document.es
    .map(({ heading, paragraphs }) => [`${heading}.`, ...paragraphs].join('\n\n'))
    .join('\n\n');
  const findings = checkContract({ text, use: unitUse, day: today, isWhole: false });
  return (
    <div className="grid gap-2">
      <FindingList title={draftTitle} findings={findings} />
      <p className="text-14 text-hint">{information}</p>
    </div>
  );
}
