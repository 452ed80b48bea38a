import { FolderDown } from 'lucide-react';
import { type ArchiveOrder, zipEcfFiles } from '#src/data/taxes/ecf-archive.ts';
import type { IsoMonth } from '#src/domain/foundation/months.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { useText } from '#src/i18n/react.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { MakingProgress, useFileMaking } from '#src/islands/shell/use-file-making.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { useIssuer } from '../taxes/use-issuer.ts';

/** Everything of a month's electronic receipts in one file, to be kept. */
export function EcfArchive({ month, environment }: { month: IsoMonth; environment: EcfEnvironment }) {
  const { archive: text } = useText('ownerEcf');
  const { key } = useIssuer();
  const making = useFileMaking<ArchiveOrder>({ make: zipEcfFiles, texts: text });
  return (
    <div className="grid gap-3 border-line border-t px-5 py-4">
      <p className="text-14 text-hint">{text.text}</p>
      <FailureNote text={making.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={FolderDown}
          isBusy={making.isRunning}
          onClick={() => void making.run({ ...key, environment, month, words: text })}
        >
          {text.save}
        </Button>
        <MakingProgress making={making} />
      </div>
    </div>
  );
}
