import { useState } from 'react';
import type { AppError } from '#src/data/errors.ts';
import { type VendorDocumentKind, vendorDocumentKinds } from '#src/domain/documents/vendor-document.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

const SHORTEST = 10;

/** Why a vendor gets work without a paper that is asked of them: asked for once that was refused. */
export interface Override {
  /** The papers that are missing or expired; none while nothing was refused. */
  kinds: readonly VendorDocumentKind[];
  reason: string;
  setReason: (reason: string) => void;
  /** What the verb is given besides; null while the reason is too short. */
  input: { overrideReason?: string } | null;
}

/** Follows the refusals of one action. */
export function useOverride(failure: AppError | null): Override {
  const [reason, setReason] = useState('');
  const refused = failure?.code === 'vendor_documents_missing' ? failure.params.kinds : null;
  // A press clears the refusal, and what it asked for must stay.
  const [asked, setAsked] = useState<unknown>(null);
  if (refused && refused !== asked) setAsked(refused);
  const kinds = vendorDocumentKinds.filter((kind) => Array.isArray(asked) && asked.includes(kind));
  const isReasoned = reason.trim().length >= SHORTEST;
  const withReason = isReasoned ? { overrideReason: reason.trim() } : null;
  return { kinds, reason, setReason, input: kinds.length === 0 ? {} : withReason };
}

/** Says which papers are missing and asks why the vendor gets the work all the same. */
export function OverrideReason({ override }: { override: Override }) {
  const { override: text } = useText('workOrders');
  const { kinds: names, missing } = useText('vendorDocuments');
  const language = useLanguage();
  const { kinds, reason, setReason, input } = override;
  if (kinds.length === 0) return null;
  return (
    <>
      <p>
        {missing({
          kinds: formatList(
            kinds.map((kind) => names[kind]),
            language,
          ),
        })}
      </p>
      <TextArea
        label={text.reason}
        hint={text.hint}
        value={reason}
        maxLength={500}
        error={input ? undefined : text.tooShort}
        onChange={(event) => setReason(event.target.value)}
      />
    </>
  );
}
