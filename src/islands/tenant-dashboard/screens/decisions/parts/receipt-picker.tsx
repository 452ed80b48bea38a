import { useState } from 'react';
import { type KeptReceipt, readKeptReceipt } from '#src/domain/decisions/kept-receipt.ts';
import { useText } from '#src/i18n/react.tsx';
import { FileField } from '#src/ui/components/file-field.tsx';

interface ReceiptPickerProps {
  label: string;
  hint?: string;
  /** Null where the file is no receipt, or none is chosen. */
  onReceipt: (receipt: KeptReceipt | null) => void;
  /** What else is wrong with the one that was read. */
  error?: string | undefined;
}

/** Far more than a receipt has. */
const MOST_BYTES = 20_000;

/** Reads a receipt's file on this device; it is sent nowhere. */
export function ReceiptPicker({ label, hint, onReceipt, error }: ReceiptPickerProps) {
  const { receipt: text } = useText('tenantDecisions');
  const [file, setFile] = useState<File | null>(null);
  const [isWrong, setWrong] = useState(false);
  const read = async (chosen: File | null) => {
    setFile(chosen);
    const receipt = chosen && chosen.size <= MOST_BYTES ? readKeptReceipt(await chosen.text()) : null;
    setWrong(chosen !== null && receipt === null);
    onReceipt(receipt);
  };
  const problem = isWrong ? text.wrongFile : error;
  return (
    <FileField
      label={label}
      {...(hint && { hint })}
      value={file}
      onChange={(chosen) => void read(chosen)}
      accept="application/json,.json"
      chooseText={text.choose}
      removeLabel={text.remove}
      describe={({ name }) => name}
      isUrgent
      {...(problem && { error: problem })}
    />
  );
}
