import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  certificateQueries,
  type SigningCertificate,
  setIssuerSigner,
} from '#src/data/taxes/certificates.ts';
import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { CertificateLine } from './certificate-line.tsx';
import { SigningTrialPart } from './signing-trial.tsx';

const AddDialog = lazyPart(() => import('./add-dialog.tsx').then((file) => file.AddDialog));

/** Whose certificate signs for an issuer, and all whose keys are here. */
export function CertificatesCard({ issuer }: { issuer: FiscalIssuer }) {
  const text = useText('ownerCertificates');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const certificates = useQuery(certificateQueries.all(id));
  const isManager = can('organization.manage');
  return (
    <Card
      title={text.title}
      description={text.text}
      action={
        isManager ? (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={certificates} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-15 text-secondary">{text.none}</p>
          ) : (
            <div className="grid gap-5">
              <ul className="divide-y divide-line border-y border-line" aria-label={text.title}>
                {all.map((certificate) => (
                  <CertificateLine key={certificate.id} certificate={certificate} />
                ))}
              </ul>
              {isManager ? <Signer issuer={issuer} certificates={all} /> : null}
            </div>
          )
        }
      </QueryView>
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

interface SignerProps {
  issuer: FiscalIssuer;
  certificates: readonly SigningCertificate[];
}

function Signer({ issuer, certificates }: SignerProps) {
  const text = useText('ownerCertificates');
  const { id } = useOrganization();
  const signers = useQuery(certificateQueries.signers(id)).data;
  const set = useAction({
    mutationFn: setIssuerSigner,
    invalidates: [taxQueries.all],
    toast: text.signerSet,
  });
  const signer = signers?.find(({ issuerId }) => issuerId === issuer.id)?.certificateId ?? '';
  return (
    <div className="grid gap-4">
      <SelectField
        label={text.signer({ issuer: issuer.legalName })}
        value={signer}
        disabled={!signers || set.isRunning}
        options={[
          { value: '', label: text.nobody },
          ...certificates.map(({ id: value, holderName, holderId }) => ({
            value,
            label: `${holderName} · ${holderId}`,
          })),
        ]}
        error={set.error ?? undefined}
        isUrgent={set.error !== null}
        onChange={({ target }) =>
          void set.run({ issuerId: issuer.id, ...(target.value && { certificateId: target.value }) })
        }
      />
      {signer ? <SigningTrialPart key={signer} issuerId={issuer.id} /> : null}
    </div>
  );
}
