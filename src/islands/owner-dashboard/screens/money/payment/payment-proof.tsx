import { useQuery } from '@tanstack/react-query';
import { FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { type Payment, paymentQueries } from '#src/data/money/payments/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Skeleton } from '#src/ui/components/skeleton.tsx';

/** Whether staff entered the payment: it was decided in the moment it was entered. */
export const isRecorded = ({ decidedAt, createdAt }: Pick<Payment, 'decidedAt' | 'createdAt'>) =>
  decidedAt === createdAt;

/** What the tenant sent as proof, as large as the place allows. */
export function PaymentProof({ payment }: { payment: Payment }) {
  const text = useText('ownerMoney').payment;
  if (payment.proofPath) return <Proof path={payment.proofPath} payment={payment} />;
  return (
    <p className="flex items-center gap-3 py-6 text-15 text-hint">
      <ImageOff size={20} aria-hidden="true" className="shrink-0" />
      {text.proofNone}
    </p>
  );
}

function Proof({ path, payment }: { path: string; payment: Payment }) {
  const { payment: text, finance } = useText('ownerMoney');
  const query = useQuery(paymentQueries.proofUrl(path));
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(url) =>
        path.toLowerCase().endsWith('.pdf') ? (
          <div className="grid justify-items-start gap-3 py-4">
            <p className="flex items-center gap-2 text-secondary">
              <FileText size={20} aria-hidden="true" />
              {text.proofPdf}
            </p>
            <a href={url} target="_blank" rel="noreferrer" className={buttonClass({})}>
              {text.proofOpenPdf}
            </a>
          </div>
        ) : (
          <Picture
            url={url}
            label={text.proofOpen}
            alt={text.proofAlt({ name: payment.tenantName ?? finance.noTenant })}
          />
        )
      }
    </QueryView>
  );
}

/** A picture with the way to it in its full size; until it is here, the shape of one. */
function Picture({ url, label, alt }: { url: string; label: string; alt: string }) {
  const [isHere, setHere] = useState(false);
  const end = () => setHere(true);
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      title={label}
      className={classNames(
        'grid place-items-center overflow-hidden rounded-control',
        isHere ? 'bg-sunken' : 'skeleton h-96',
      )}
    >
      <img
        src={url}
        alt={alt}
        onLoad={end}
        onError={end}
        className="max-h-[75vh] w-auto max-w-full object-contain"
      />
    </a>
  );
}
