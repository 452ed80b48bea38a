import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';
import { PROOF_ACCEPT } from './proof-file.ts';
import type { useProof } from './use-proof.ts';

const BYTES_IN_KILOBYTE = 1024;

/** The photo or PDF that shows the payment; it may be left out. */
export function ProofField({ proof }: { proof: ReturnType<typeof useProof> }) {
  const { report } = useText('tenant');
  const { photo } = useText('tenantReport');
  const { states } = useText('common');
  const language = useLanguage();
  return (
    <div className="grid gap-1.5">
      <FileField
        label={report.proof}
        hint={report.proofHint}
        optional={states.optional}
        error={proof.problem ? photo[proof.problem] : undefined}
        isUrgent
        value={proof.file}
        onChange={(file) => void proof.choose(file)}
        accept={PROOF_ACCEPT}
        chooseText={report.choose}
        removeLabel={report.remove}
        describe={({ name, size }) =>
          report.file({
            name,
            size: report.kilobytes({ size: formatNumber(Math.ceil(size / BYTES_IN_KILOBYTE), language) }),
          })
        }
      />
      <p role="status" className="text-14 text-secondary empty:hidden">
        {proof.isPreparing ? report.preparing : null}
      </p>
    </div>
  );
}
