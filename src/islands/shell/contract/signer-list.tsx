import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ContractSigner } from '#src/data/signing/contracts/queries.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';

/** Who signs a version, and where each stands. */
export function SignerList({ signers }: { signers: readonly ContractSigner[] }) {
  const text = useText('contract');
  const language = useLanguage();
  return (
    <ul className="grid gap-3" aria-label={text.signers}>
      {signers.map((signer) => {
        const { signedAt, refusedAt } = signer;
        return (
          <li key={signer.id} className="flex items-start gap-3">
            <SignerIcon signer={signer} />
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {signer.typedName ?? signer.fullName}
                <span className="font-normal text-hint">{` · ${text.roles[signer.role]}`}</span>
              </p>
              <p className="text-14 text-secondary">
                {signedAt ? text.signed({ date: formatInstant(signedAt, language) }) : null}
                {refusedAt ? text.refused({ date: formatInstant(refusedAt, language) }) : null}
                {signedAt || refusedAt ? null : text.waiting}
              </p>
              {signer.refusalReason ? (
                <p className="text-14 wrap-anywhere">{text.reason({ reason: signer.refusalReason })}</p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function SignerIcon({ signer }: { signer: ContractSigner }) {
  const look = { size: 20, 'aria-hidden': true } as const;
  if (signer.signedAt) return <CircleCheck {...look} className="mt-0.5 shrink-0 text-good" />;
  if (signer.refusedAt) return <CircleX {...look} className="mt-0.5 shrink-0 text-bad" />;
  return <CircleDashed {...look} className="mt-0.5 shrink-0 text-hint" />;
}
