import { FileDown } from 'lucide-react';
import { fetchBundle } from '#src/data/law/files/mutations.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';

/** Hands out a file as one PDF. */
export function BundleButton({ fileId }: { fileId: string }) {
  const text = useText('legalFiles');
  const download = useAction({
    mutationFn: fetchBundle,
    worksOffline: true,
    toast: text.downloaded,
    onDone: (file) => saveFile(file, `${text.bundleFile}.pdf`),
  });
  return (
    <>
      <Button
        variant="primary"
        icon={FileDown}
        isBusy={download.isRunning}
        onClick={() => void download.run(fileId)}
      >
        {text.bundle}
      </Button>
      <FailureNote text={download.error} />
    </>
  );
}
