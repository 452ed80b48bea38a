import { Download } from 'lucide-react';
import { useText } from '#src/i18n/react.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { MakingProgress, type MakingSteps, useFileMaking } from '#src/islands/shell/use-file-making.tsx';
import { Button } from '#src/ui/components/button.tsx';

interface ExportButtonProps {
  name: string;
  make: (steps: MakingSteps) => Promise<{ blob: Blob; count: number }>;
}

/** Saves every row that a list's search and filters find, not only those on screen. */
export function ExportButton({ name, make }: ExportButtonProps) {
  const { file } = useText('ownerMoney').finance;
  const today = useToday();
  const making = useFileMaking({
    make: async (steps: MakingSteps) => ({ ...(await make(steps)), name: `${name}-${today}.csv` }),
    texts: { progress: file.making, done: file.made, stopped: file.stopped },
  });
  useErrorToast(making);
  return (
    <span className="ml-auto inline-flex flex-wrap items-center justify-end gap-3">
      <MakingProgress making={making} />
      <Button icon={Download} isBusy={making.isRunning} onClick={() => void making.run({})}>
        {file.button}
      </Button>
    </span>
  );
}
