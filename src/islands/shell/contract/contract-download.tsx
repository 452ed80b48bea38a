import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { fetchContract } from '#src/data/signing/contracts/mutations.ts';
import type { ContractVersion } from '#src/data/signing/contracts/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button, type ButtonProps } from '#src/ui/components/button.tsx';

interface ContractDownloadProps extends Pick<ButtonProps, 'size'> {
  version: Pick<ContractVersion, 'id' | 'number'>;
}

/** Downloads a version with the certificate of its signatures. */
export function ContractDownload({ version, size }: ContractDownloadProps) {
  const text = useText('contract');
  const language = useLanguage();
  const download = useAction({
    mutationFn: () => fetchContract(version.id, language),
    worksOffline: true,
    onDone: (file) => saveFile(file, `${text.fileName}-${version.number}.pdf`),
  });
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        icon={Download}
        size={size}
        isBusy={download.isRunning}
        aria-label={`${text.download}, ${text.version(version)}`}
        onClick={() => void download.run(undefined)}
      >
        {text.download}
      </Button>
      <p role="alert" className="text-14 text-bad empty:hidden">
        {download.error}
      </p>
    </div>
  );
}
