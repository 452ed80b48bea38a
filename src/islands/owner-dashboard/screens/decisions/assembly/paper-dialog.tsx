import { useState } from 'react';
import { type AssemblyPaper, fetchAssemblyPaper } from '#src/data/decisions/assemblies/mutations.ts';
import type { Assembly } from '#src/data/decisions/assemblies/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';

interface PaperDialogProps {
  assembly: Pick<Assembly, 'id' | 'startsAt'>;
  paper: AssemblyPaper['paper'];
  onClose: () => void;
}

/** The call or the minutes as a file, in Spanish and where chosen with a copy in English. */
export function PaperDialog({ assembly, paper, onClose }: PaperDialogProps) {
  const { minutes: text } = useText('assembly');
  const { call } = useText('assemblies');
  const [hasCopy, setCopy] = useState(false);
  const download = useAction({
    mutationFn: fetchAssemblyPaper,
    toast: text.downloaded,
    onDone: (file) => {
      saveFile(file, `${text.fileName[paper]}-${assembly.startsAt.slice(0, 10)}.pdf`);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={paper === 'call' ? call.print : text.print}
      submitLabel={text.download}
      action={download}
      input={{ assemblyId: assembly.id, paper, hasCopy }}
      onClose={onClose}
    >
      <p className="text-15 text-secondary">{text.paperText}</p>
      <Checkbox label={text.copy} checked={hasCopy} onChange={({ target }) => setCopy(target.checked)} />
    </ActionDialog>
  );
}
