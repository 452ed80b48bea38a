import { useState } from 'react';
import { removeCertificate, type SigningCertificate } from '#src/data/taxes/certificates.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { ecfDayAt } from '#src/domain/taxes/ecf/ecf-times.ts';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { CONSENT_VERSION } from './consent-version.ts';

const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx').then((file) => file.ConsentDialog));
/** From this many days before its end a certificate is warned of, as the mails do. */
const WARNED_DAYS = 60;

/** A certificate whose key is here: whose it is, until when, and what its holder agreed to. */
export function CertificateLine({ certificate }: { certificate: SigningCertificate }) {
  const text = useText('ownerCertificates');
  const { can } = useOrganization();
  const [shown, setShown] = useState<'consent' | 'removal' | null>(null);
  const isManager = can('organization.manage');
  const close = () => setShown(null);
  return (
    <li className="grid gap-1 py-3 text-15">
      <p className="font-semibold">{certificate.holderName}</p>
      <p className="text-14 text-hint wrap-anywhere">
        {[certificate.holderId, certificate.authorityName].filter(Boolean).join(' · ')}
      </p>
      <Validity certificate={certificate} />
      <Consent certificate={certificate} />
      {isManager ? (
        <div className="mt-1 flex flex-wrap gap-3">
          {certificate.consentVersion === CONSENT_VERSION ? null : (
            <Button size="sm" onClick={() => setShown('consent')}>
              {text.consentGive}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => setShown('removal')}>
            {text.remove}
          </Button>
        </div>
      ) : null}
      {shown === 'consent' ? <ConsentDialog certificate={certificate} onClose={close} /> : null}
      {shown === 'removal' ? <RemoveDialog certificate={certificate} onClose={close} /> : null}
    </li>
  );
}

function Validity({ certificate: { validUntil } }: { certificate: SigningCertificate }) {
  const text = useText('ownerCertificates');
  const language = useLanguage();
  const today = useToday();
  const lastDay = ecfDayAt(Date.parse(validUntil));
  const date = formatDate(lastDay, language);
  if (lastDay < today) return <p className="text-bad">{text.ended({ date })}</p>;
  if (lastDay <= addDays(today, WARNED_DAYS)) return <p className="text-warn">{text.ends({ date })}</p>;
  return <p className="text-14 text-hint">{`${text.valid}: ${date}`}</p>;
}

/** Who agreed, when, and to which text; that of an older one goes on counting. */
function Consent({ certificate }: { certificate: SigningCertificate }) {
  const { consentedAt, consentedByName, consentVersion } = certificate;
  const text = useText('ownerCertificates');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const said = consentedAt
    ? text.consentGiven({
        date: formatInstant(consentedAt, language, timeZone),
        by: consentedByName ?? '',
        version: consentVersion ?? '',
      })
    : text.consentMissing;
  const isOlder = consentedAt !== null && consentVersion !== CONSENT_VERSION;
  return (
    <p className="text-14 text-hint">{`${text.consent}: ${said}${isOlder ? `. ${text.consentOlder}` : ''}`}</p>
  );
}

interface RemoveDialogProps {
  certificate: SigningCertificate;
  onClose: () => void;
}

function RemoveDialog({ certificate, onClose }: RemoveDialogProps) {
  const text = useText('ownerCertificates');
  const remove = useAction({
    mutationFn: removeCertificate,
    invalidates: [taxQueries.all],
    toast: text.removed,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.removeTitle({ holder: certificate.holderName })}
      submitLabel={text.remove}
      variant="danger"
      action={remove}
      onClose={onClose}
      onConfirm={() => void remove.run({ certificateId: certificate.id })}
    >
      <p>{text.removeText}</p>
    </ActionDialog>
  );
}
