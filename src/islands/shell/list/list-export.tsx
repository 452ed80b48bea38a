import { Download } from 'lucide-react';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { Button } from '#src/ui/components/button.tsx';
import { useErrorToast } from '../use-error-toast.ts';
import {
  type FileMakingTexts,
  MakingProgress,
  type MakingSteps,
  useFileMaking,
} from '../use-file-making.tsx';

interface FileOfRows {
  /** What the button says. */
  readonly label: string;
  /** The file's name without its ending. */
  readonly name: string;
  readonly texts?: FileMakingTexts;
}

/** Every row that a list's search and filters find as a file, not only those on screen. */
export type ListExport<Row> = FileOfRows &
  (
    | {
        readonly fetchAll: () => Promise<readonly Row[]>;
        /** Also of the rows that are ticked. */
        readonly csvOf: (rows: readonly Row[]) => string;
      }
    /** Page after page, of a list that may be long. */
    | { readonly make: (steps: MakingSteps) => Promise<{ blob: Blob; count: number }> }
  );

const csvBlob = (csv: string) => new Blob([csv], { type: 'text/csv;charset=utf-8' });

export const saveCsv = (csv: string, name: string) => saveFile(csvBlob(csv), `${name}.csv`);

async function madeOf<Row>(file: ListExport<Row>, steps: MakingSteps) {
  if ('make' in file) return file.make(steps);
  const rows = await file.fetchAll();
  return { blob: csvBlob(file.csvOf(rows)), count: rows.length };
}

/** Makes the file of a list; nothing without one. */
export function useListExport<Row>(file: ListExport<Row> | undefined) {
  const making = useFileMaking({
    make: async (steps: MakingSteps) => {
      if (!file) throw new Error('This list has no file');
      return { ...(await madeOf(file, steps)), name: `${file.name}.csv` };
    },
    texts: file?.texts,
  });
  useErrorToast(making);
  return making;
}

/** Saves the file of a list, says how far it is where that takes a while, and lets it be stopped. */
export function ListExportButton<Row>({ file }: { file: ListExport<Row> }) {
  const making = useListExport(file);
  return (
    <>
      {'make' in file ? <MakingProgress making={making} /> : null}
      <Button icon={Download} isBusy={making.isRunning} onClick={() => void making.run({})}>
        {file.label}
      </Button>
    </>
  );
}
