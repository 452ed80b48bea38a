import { Download, Printer } from 'lucide-react';
import { fetchReportPdf } from '#src/data/books/reports/download.ts';
import { fetchFullReport } from '#src/data/books/reports/full-report.ts';
import { getClient } from '#src/data/client.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import type { ReportData } from '#src/domain/books/report-data.ts';
import { type ReportRequest, reportSlug } from '#src/domain/books/report-request.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { composeReport } from '#src/i18n/reports/compose.ts';
import { reportFileName } from '#src/i18n/reports/file-name.ts';
import type { ReportWords } from '#src/i18n/reports/words.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { makeReportFile } from './report-file.ts';

type FileKind = 'csv' | 'xlsx' | 'pdf';

interface FilesProps {
  /** What the screen shows: where that is cut, a file has the rest too. */
  data: ReportData;
  words: ReportWords;
  request: ReportRequest;
  address: string;
}

/** The report as a file, or on paper. */
export function ReportFiles(props: FilesProps) {
  const { files: text } = useText('ownerReports');
  const save = useReportFile(props);
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()} className="print:hidden">
        {text.print}
      </Button>
      <Menu
        label={text.label}
        trigger={(trigger) => (
          <Button {...trigger} icon={Download} isBusy={save.isRunning} className="print:hidden">
            {text.label}
          </Button>
        )}
        items={(['csv', 'xlsx', 'pdf'] as const).map((kind) => ({
          id: kind,
          label: text[kind],
          onSelect: () => void save.run(kind),
        }))}
      />
    </>
  );
}

/** In the place of {@link ReportFiles} while the report is on its way. */
export function ReportFilesToCome() {
  const { files: text } = useText('ownerReports');
  return (
    <>
      <Button icon={Printer} disabled className="print:hidden">
        {text.print}
      </Button>
      <Button icon={Download} disabled className="print:hidden">
        {text.label}
      </Button>
    </>
  );
}

function useReportFile({ data, words, request, address }: FilesProps) {
  const { files: text } = useText('ownerReports');
  const language = useLanguage();
  const { id } = useOrganization();
  const save = useAction({
    mutationFn: async (kind: FileKind): Promise<Blob> => {
      if (kind === 'pdf')
        return fetchReportPdf({ organizationId: id, slug: reportSlug(request.kind), address, language });
      const report = composeReport(await fetchFullReport(getClient(), id, request, data), request, words);
      return makeReportFile({ kind, report, currencyLabel: text.currency });
    },
    onDone: (file, kind) => saveFile(file, `${reportFileName(request, words)}.${kind}`),
  });
  useErrorToast(save);
  return save;
}
