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
        const { signed_at: signedAt, refused_at: refusedAt } = signer;
        return (
          <li key={signer.id} className="flex items-start gap-3">
            <SignerIcon signer={signer} />
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                {signer.typed_name ?? signer.full_name}
                <span className="font-normal text-hint">{` · ${text.roles[signer.role]}`}</span>
              </p>
              <p className="text-14 text-secondary">
                {signedAt ? text.signed({ date: formatInstant(signedAt, language) }) : null}
                {refusedAt ? text.refused({ date: formatInstant(refusedAt, language) }) : null}
                {signedAt || refusedAt ? null : text.waiting}
              </p>
              {signer.refusal_reason ? (
                <p className="text-14 wrap-anywhere">{text.reason({ reason: signer.refusal_reason })}</p>
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
  if (signer.signed_at) return <CircleCheck {...look} className="mt-0.5 shrink-0 text-good" />;
  if (signer.refused_at) return <CircleX {...look} className="mt-0.5 shrink-0 text-bad" />;
  return <CircleDashed {...look} className="mt-0.5 shrink-0 text-hint" />;
}
